import { CaretDown } from "./icons.ts";
import { Prose } from "./prose.tsx";

interface OpeningProseProps {
	/** HTML that begins with a paragraph. */
	html: string;
	/** The label of the control that opens the rest on a phone. */
	more: string;
	/** The class of the rest. */
	className?: string;
}

/** A text whose first paragraph is set in large type; on a phone the rest is folded under it. */
export function OpeningProse({ html, more, className = "" }: OpeningProseProps) {
	const end = html.indexOf("</p>") + "</p>".length;
	return (
		<>
			<Prose html={html.slice(0, end)} className="font-display text-h4 text-noche md:text-h3 [&_strong]:font-normal" />
			<details className="fold mt-3 md:mt-6">
				<summary className="flex min-h-11 items-center gap-2 font-semibold">
					{more}
					<CaretDown aria-hidden="true" />
				</summary>
				<Prose html={html.slice(end)} className={className} />
			</details>
		</>
	);
}
