import type { Locale } from "../../locales/locale.ts";
import type { SiteContent } from "../content/site-content.ts";
import { hrefOf, type PageRef } from "../pages/page-table.ts";
import { heading, list } from "./markdown.ts";
import type { Passage } from "./passage.ts";
import { sampleFeesNotice } from "./sample-mark.ts";

type Given = Partial<Omit<Passage, "about">> & { about?: Partial<Passage["about"]> };

/** What all passages of a page share. */
type Shared = Given &
	Pick<Passage, "kind"> & {
		/** The prefix of their ids. */
		under: string;
		/** The page's name in site search; if missing, each passage goes by its own title. */
		pageTitle?: string;
	};

/** What is specific to one passage. */
type Own = Given &
	Pick<Passage, "title" | "markdown"> & {
		/** Its heading on the page, if shorter than the title; empty for an opening, which has none. */
		heading?: string;
		level?: 2 | 3;
		/** Shown below it on its page, and with every quotation. */
		below?: string | undefined;
	};

/** Returns a function that creates the passages of a page from what each adds to the shared fields. */
export function passagesOn(page: PageRef, { under, pageTitle, ...shared }: Shared) {
	return ({ heading: onPage, level = 2, below, ...own }: Own): Passage => {
		const above = onPage ?? own.title;
		const lines = [above === "" ? "" : heading(level, above), own.markdown, below ? `*${below}*` : ""];
		return {
			label: own.title,
			context: "",
			more: "",
			parts: [],
			aliases: [],
			shown: lines.filter(Boolean).join("\n\n"),
			...(below ? { notice: below } : {}),
			result: pageTitle === undefined ? { title: own.title, heading: "" } : { title: pageTitle, heading: above },
			...shared,
			...own,
			id: own.id === undefined ? under : `${under}/${own.id}`,
			page,
			href: hrefOf(page) + (own.anchor ? `#${own.anchor}` : ""),
			about: { facets: [], ...shared.about, ...own.about },
		};
	};
}

export type Part = ReturnType<typeof passagesOn>;

type Service = SiteContent["services"][number];

/** Questions with their answers. @param of what they are about, for site search */
export function questionPassages(questions: Service["questions"], part: Part, locale: Locale, of = ""): Passage[] {
	return questions.map(({ id, sampleFees, [locale]: { question: title, answer } }) => {
		const below = sampleFeesNotice(sampleFees, locale);
		return part({
			id,
			anchor: id,
			title,
			label: title,
			level: 3,
			result: { title, heading: of },
			markdown: answer.source,
			below,
		});
	});
}

/** A list or table under one heading; each item is also a passage. Item ids are `item` with a number. */
export function listPassage(
	part: Part,
	own: Omit<Own, "markdown"> & { markdown?: string },
	item: string,
	items: readonly Pick<Own, "title" | "markdown" | "about">[],
): Passage {
	const parts = items.map((each, index) => part({ ...each, anchor: own.anchor, id: `${item}-${index + 1}` }));
	return part({ markdown: list(items.map(({ markdown }) => markdown)), ...own, parts });
}

/** A passage that only its page shows. */
export function pageOnly(page: PageRef, blocks: readonly string[]): Passage {
	const shown = blocks.join("\n\n");
	return passagesOn(page, { kind: "page-only", under: "page-only" })({ title: "", markdown: "", shown });
}
