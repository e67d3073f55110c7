import { Fragment } from "react";
import { Prose } from "../ui/prose.tsx";
import { BorderLine } from "./border-line.tsx";
import { ContentsList } from "./contents.tsx";
import { PageSection } from "./page-section.tsx";

interface LegalSection {
	id: string;
	heading: string;
	body: string;
	/** In a line, for who came for this. */
	brief?: string | undefined;
	group?: string | undefined;
}

interface TextWithContentsProps {
	sections: LegalSection[];
	/** Of the list of them. */
	title: string;
	/** On the link from the end to the list. */
	back: string;
}

const contentsAnchor = "contents";

/** Sections in their groups, each with its number in the whole, so that a letter can name one. */
function grouped(sections: LegalSection[]) {
	const groups: { name: string | undefined; sections: (LegalSection & { number: number })[] }[] = [];
	for (const [index, section] of sections.entries()) {
		if (section.group || groups.length === 0) groups.push({ name: section.group, sections: [] });
		groups.at(-1)?.sections.push({ ...section, number: index + 1 });
	}
	return groups;
}

/**
 * Sections of a legal text, numbered and in groups. What most come for is said in a line first, but on a phone, where the
 * sections are folded. The list of all is over the text on a tablet, a column for each group; on a desk it stays in view
 * beside the text.
 */
export function TextWithContents({ sections, title, back }: TextWithContentsProps) {
	const groups = grouped(sections);
	const briefs = sections.filter(({ brief }) => brief);
	return (
		<>
			{briefs.length > 0 ? (
				<div className="bg-niebla py-9 max-md:hidden lg:py-12">
					<ul className="mx-auto max-w-page px-edge">
						{briefs.map(({ id, heading, brief = "" }) => (
							<li
								key={id}
								className="grid grid-cols-12 items-baseline gap-x-gap border-t border-(--accent) pt-3 not-last:pb-6"
							>
								<a href={`#${id}`} className="display col-span-4 text-h4 text-noche lg:col-span-3 lg:pr-6 lg:text-h3">
									{heading}
								</a>
								<Prose html={brief} className="prose-wide col-span-8 lg:col-span-9 lg:text-lead" />
							</li>
						))}
					</ul>
				</div>
			) : null}
			<div className="mx-auto grid max-w-page gap-x-gap px-edge pt-8 pb-16 md:pt-10 md:pb-14 lg:grid-cols-12 lg:pt-20 lg:pb-20">
				<div id={contentsAnchor} className="mb-12 max-md:hidden lg:col-span-3 lg:pr-6">
					<nav aria-label={title} className="stays no-print grid gap-x-gap gap-y-6 md:max-lg:grid-cols-3">
						{groups.map(({ name, sections: own }) => (
							<div key={own[0]?.id}>
								<p className="mb-2 font-semibold">{name ?? title}</p>
								<ContentsList
									entries={own.map(({ id, heading, number }) => ({ id, heading: `${number}. ${heading}` }))}
								/>
							</div>
						))}
					</nav>
				</div>
				<div className="min-w-0 lg:col-span-9">
					{groups.map(({ name, sections: own }) => (
						<Fragment key={own[0]?.id}>
							{name ? (
								<>
									<BorderLine className="h-6 max-md:hidden" />
									<p className={groupClass}>{name}</p>
								</>
							) : null}
							{own.map(({ id, heading, body, number }, index) => (
								<PageSection
									key={id}
									id={id}
									heading={
										<span className="grid grid-cols-[2.25rem_1fr] md:grid-cols-[4rem_1fr]">
											<span className="text-bayou">{number}.</span> {heading}
										</span>
									}
									repeated
									folded
									className={`lg:mb-14! md:[&_.prose]:pl-16 [&_summary]:py-3! [&_summary_h2]:text-h4 md:[&_summary_h2]:text-tile lg:[&_.prose>h3]:text-h4 ${index > 0 ? "md:border-t md:border-(--hairline) md:pt-7 lg:pt-8" : ""} ${body.length > longFrom ? "folds-long" : ""}`.trimEnd()}
								>
									<Prose html={body} className="prose-wide wrap-anywhere" />
								</PageSection>
							))}
						</Fragment>
					))}
					<a href={`#${contentsAnchor}`} className="no-print inline-block py-1 underline max-md:hidden lg:hidden">
						{back}
					</a>
				</div>
			</div>
		</>
	);
}

/** A small head on a phone; elsewhere, under the border's line, one that parts the text. */
const groupClass =
	"pt-5 pb-2 text-small font-semibold text-bayou nth-[2]:pt-0 md:pt-6! md:font-display md:tracking-[-0.016em] md:pb-9 md:text-h2 md:font-normal md:text-noche lg:pb-12";

/** With more characters a section is longer than two screens of a tablet: folded there too. */
const longFrom = 5000;
