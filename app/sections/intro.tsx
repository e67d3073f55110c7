import { skylineLight } from "#generated/brand.ts";
import type { HomePage } from "../site/loaders/home-page.server.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { ClaimList } from "./claim-list.tsx";

/** A heading of two clauses, each on a line of its own wherever it fits on one. */
function inClauses(heading: string) {
	return heading.split(/(?<=,) /).map((clause, index) => [
		index > 0 && " ",
		<span key={clause} className="inline-block">
			{clause}
		</span>,
	]);
}

/** The firm's thesis, its figures, and the skylines of its offices. */
export function Intro({ page: { intro, claims } }: { page: Pick<HomePage, "intro" | "claims"> }) {
	return (
		<section aria-labelledby="intro" className="relative overflow-clip pt-section">
			<div className="relative z-10 mx-auto max-w-page px-edge">
				<div className="grid gap-x-gap gap-y-6 lg:grid-cols-12">
					<SectionHeading
						id="intro"
						text={inClauses(intro.heading)}
						className="max-w-[10.2em] text-h2 text-noche lg:col-span-7"
					/>
					<p className="max-w-[29.5em] self-end text-lead text-gris lg:col-span-5">{intro.text}</p>
				</div>
				{claims.length > 0 ? <ClaimList claims={claims} className="mt-12 lg:mt-16" /> : null}
			</div>
			{skylineLight ? (
				<div className="skyline drawn">
					<img {...skylineLight} alt="" loading="lazy" />
				</div>
			) : (
				<div className="pb-section" />
			)}
		</section>
	);
}
