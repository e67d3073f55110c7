import type { OfficeData } from "../site/firm/offices.server.ts";
import { BorderLine } from "./border-line.tsx";
import { OpenNow } from "./open-now.tsx";

/** The horizon of the hero: the border's line, and under it which office is open. A narrower screen has its bar of calls there. */
export function OpeningStrip({ offices }: { offices: OfficeData[] }) {
	return (
		<div className="needs-script on-dark relative bg-noche max-xl:hidden">
			<BorderLine ground="dark" className="absolute inset-x-0 bottom-full h-8" />
			<ul className="mx-auto flex max-w-page flex-wrap gap-x-gap px-edge py-4">
				{offices.map((office) => (
					<li key={office.id} className="mr-8 text-cal">
						<strong className="mr-2 text-blanco">{office.city}</strong>
						<OpenNow calendar={office} />
					</li>
				))}
			</ul>
		</div>
	);
}
