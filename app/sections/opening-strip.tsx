import type { OfficeData } from "../site/firm/offices.server.ts";
import { BorderLine } from "./border-line.tsx";
import { OpenNow } from "./open-now.tsx";

/** The horizon of the hero: the border's line, and under it which office is open. A phone has its bar of calls there. */
export function OpeningStrip({ offices }: { offices: OfficeData[] }) {
	return (
		<div className="needs-script on-dark relative bg-noche max-md:hidden">
			<BorderLine ground="dark" className="absolute inset-x-0 bottom-full h-8" />
			<ul className="mx-auto flex max-w-page flex-wrap gap-x-12 gap-y-1 px-edge py-4">
				{offices.map((office) => (
					<li key={office.id}>
						<span className="mr-2 font-semibold">{office.city}</span>
						<span className="text-cal">
							<OpenNow calendar={office} />
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}
