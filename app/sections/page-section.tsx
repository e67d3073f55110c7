import type { ReactNode } from "react";
import { Fold } from "../ui/fold.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";

export interface PageSectionProps {
	id: string;
	heading: ReactNode;
	note?: string;
	children: ReactNode;
	className?: string;
	/** On a phone its heading folds it: the page is an overview there. */
	folded?: boolean;
	/** Not folded at first. */
	open?: boolean;
	/** In a few words, beside the heading that folds it. */
	brief?: string | undefined;
	/** On a phone, above the first of several that belong together. */
	group?: string | undefined;
	/** It stands on one of its own, from edge to edge: the night's what must be seen, the others from a tablet on. */
	ground?: "noche" | "niebla" | "cal";
	/** One of many in a long text: less loud on a desk. */
	repeated?: boolean;
	/** From a tablet on its heading stands left of it, or only on a desk: what has columns of its own needs the room. */
	beside?: boolean | "desk";
	/** From a tablet on a rule divides it from what is above. */
	ruled?: boolean;
}

export function PageSection({
	id,
	heading,
	note,
	children,
	className = "",
	folded = false,
	open = false,
	brief,
	group,
	ground,
	repeated = false,
	beside = false,
	ruled = false,
}: PageSectionProps) {
	const isDark = ground === "noche";
	const size = isDark ? "text-h2" : `max-md:text-h2 text-tile ${repeated || beside ? "lg:text-part" : ""}`;
	const isBeside = beside === true;
	const place = `${isBeside ? "md:col-span-4 md:max-lg:text-h3" : ""} ${beside ? "lg:col-span-3 lg:pr-8" : ""}`;
	const look = `max-w-[13.2em] ${size} ${place}`;
	const content = (
		<>
			{note ? <p className="mt-3 text-gris">{note}</p> : null}
			<div
				className={`${folded ? "mt-1 md:mt-5" : "mt-5"} ${isBeside ? "md:mt-1!" : beside ? "lg:mt-1!" : repeated ? "" : "lg:mt-8"}`}
			>
				{children}
			</div>
		</>
	);
	const headingId = `${id}-heading`;
	const columns = beside ? `${isBeside ? "md:grid" : "lg:grid"} grid-cols-12 gap-x-gap` : "";
	const text = beside ? `${isBeside ? "md:col-span-8" : ""} lg:col-span-9` : "";
	const rule = ruled ? "md:border-t md:border-(--hairline) md:pt-8 lg:mb-16 lg:pt-10" : "lg:mb-20";
	if (!folded) {
		return (
			<section id={id} aria-labelledby={headingId} className={`mb-12 ${rule} ${columns} ${className}`}>
				<SectionHeading id={headingId} text={heading} className={`${look} text-noche`} />
				{beside ? <div className={text}>{content}</div> : content}
			</section>
		);
	}
	return (
		<section
			aria-labelledby={headingId}
			className={`folds md:mb-12 ${rule} ${ground ? `band ground-${ground}` : ""} ${isDark ? "on-dark" : ""} ${columns} ${className}`}
		>
			{group ? <p className="pt-5 pb-2 text-small font-semibold text-bayou md:hidden">{group}</p> : null}
			<Fold
				id={id}
				heading={heading}
				brief={brief}
				headingId={headingId}
				headingClass={isDark ? look : `${look} text-noche`}
				className={text}
				open={open}
			>
				{content}
			</Fold>
		</section>
	);
}
