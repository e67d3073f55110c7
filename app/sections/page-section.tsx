import type { ReactNode } from "react";
import { SectionHeading } from "../ui/section-heading.tsx";

interface PageSectionProps {
	id: string;
	heading: string;
	note?: string;
	children: ReactNode;
	className?: string;
}

export function PageSection({ id, heading, note, children, className = "" }: PageSectionProps) {
	return (
		<section id={id} aria-labelledby={`${id}-heading`} className={`mb-16 lg:mb-20 ${className}`}>
			<SectionHeading
				id={`${id}-heading`}
				text={heading}
				className="max-w-[22ch] text-[clamp(1.9375rem,1.6rem+1.4vw,2.75rem)] leading-[1.08] text-noche"
			/>
			{note ? <p className="mt-3 text-gris">{note}</p> : null}
			<div className="mt-6 lg:mt-8">{children}</div>
		</section>
	);
}
