import type { Samples } from "./samples.server.ts";
import type { Specimens } from "./specimen.tsx";
import { useFields } from "./specimens/fields.tsx";
import { firmSpecimens } from "./specimens/firm.tsx";
import { useFrame } from "./specimens/frame.tsx";
import { matterSpecimens } from "./specimens/matters.tsx";
import { usePrimitives } from "./specimens/primitives.tsx";
import { useReading } from "./specimens/reading.tsx";

/** All that the catalogue shows. */
export function useSpecimens(samples: Samples): Specimens {
	return {
		...usePrimitives(samples),
		...useFields(samples),
		...useFrame(samples),
		...firmSpecimens(samples),
		...matterSpecimens(samples),
		...useReading(samples),
	};
}

/**
 * Primitives and sections, each in its states, under the name of its file: for whoever works on them, and for pictures
 * of them (`data-specimen`). Some ids stand twice on it, as no page has them.
 */
export function Catalogue({ samples, other }: { samples: Samples; other: string }) {
	const specimens = Object.entries(useSpecimens(samples));
	return (
		<>
			<nav className="mx-auto max-w-page px-edge py-6 text-small">
				<a href={other} className="font-semibold underline">
					{other}
				</a>
				<ul className="mt-4 columns-2 lg:columns-5">
					{specimens.map(([file]) => (
						<li key={file}>
							<a href={`#${file}`}>{file}</a>
						</li>
					))}
				</ul>
			</nav>
			{specimens.map(([file, states]) => (
				<section key={file} id={file} aria-label={file} className="border-t border-tinta">
					{Object.entries(states).map(([state, node]) => (
						<figure key={state} data-specimen={`${file} ${state}`}>
							<figcaption className="mx-auto max-w-page px-edge py-3 text-small text-gris">
								{file} · {state}
							</figcaption>
							{file.startsWith("ui/") ? <div className="mx-auto max-w-page px-edge pb-6">{node}</div> : node}
						</figure>
					))}
				</section>
			))}
		</>
	);
}
