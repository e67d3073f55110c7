import type { ReactNode } from "react";
import { Prose } from "../ui/prose.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageSection } from "./page-section.tsx";

interface TextSectionsProps {
	sections: { id: string; heading: string; body: string }[];
	children?: ReactNode;
}

/** Sections of running text, one below the other, each with its heading beside it where there is room. */
export function TextSections({ sections, children }: TextSectionsProps) {
	return (
		<div className="mx-auto max-w-page px-edge pt-16 lg:pt-24">
			{sections.map(({ id, heading, body }) => (
				<section
					key={id}
					id={id}
					aria-labelledby={`${id}-heading`}
					className="mb-14 grid gap-x-gap gap-y-5 border-t border-(--hairline) pt-7 lg:mb-20 lg:grid-cols-12 lg:pt-9"
				>
					<SectionHeading
						id={`${id}-heading`}
						text={heading}
						className="text-[clamp(1.875rem,1.6rem+1.2vw,2.5rem)] leading-[1.1] text-noche lg:col-span-4"
					/>
					<Prose html={body} className="max-w-text lg:col-span-8" />
				</section>
			))}
			{children}
		</div>
	);
}

interface TextWithContentsProps {
	sections: { id: string; heading: string; body: string }[];
	contents: ReactNode;
}

/** Sections of a legal text beside its contents list. */
export function TextWithContents({ sections, contents }: TextWithContentsProps) {
	return (
		<div className="mx-auto grid max-w-page gap-x-gap px-edge pt-16 lg:grid-cols-12 lg:pt-24">
			<div className="mb-14 lg:col-span-4">{contents}</div>
			<div className="lg:col-span-8">
				{sections.map(({ id, heading, body }) => (
					<PageSection key={id} id={id} heading={heading}>
						<Prose html={body} className="max-w-text" />
					</PageSection>
				))}
			</div>
		</div>
	);
}
