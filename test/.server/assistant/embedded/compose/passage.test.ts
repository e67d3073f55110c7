import { beforeAll, describe, expect, it } from "vitest";
import {
	type Composing,
	passageAnswer,
	peopleAnswer,
} from "../../../../../app/.server/assistant/embedded/compose/passage.ts";
import { translator } from "../../../../../app/locales/instances.server.ts";
import type { Passage } from "../../../../../app/site/corpus/passage.ts";
import { builtLibrary } from "../library.ts";

const t = translator("es", "assistant");
let composing: Composing;
let passages: Passage[];
beforeAll(async () => {
	const { firm, knowledge } = await builtLibrary();
	const known = await knowledge("es");
	composing = { firm, locale: "es", knowledge: known, message: "¿qué sigue?", said: [], shown: new Set() };
	passages = [...known.sources.values()]
		.flatMap((source) => (source.type === "passage" && source.passage.kind === "faq" ? [source.passage] : []))
		.slice(0, 3);
});

/** The titles under which passages are quoted. */
const quoted = (text: string) => [...text.matchAll(/^\*\*\[(.+)\]\(\//gm)].map(([, title]) => title);

describe("an answer made of passages", () => {
	it.each(["likely", "open"] as const)("says that it is not sure, and quotes the next as well: %s", (confidence) => {
		const text = passageAnswer(passages, composing, { confidence, hasTwoQuestions: false });
		expect(text.startsWith(t(`found.${confidence}`).split("\n")[0] ?? "?")).toBe(true);
		expect(quoted(text)).toEqual(passages.slice(0, 2).map(({ title }) => title));
		expect(text).toContain(`](${passages[2]?.href})`);
	});

	it("quotes what else fits a story, in brief", () => {
		const story = { ...composing, message: Array.from({ length: 14 }, () => "palabra").join(" ") };
		const once = (confidence: "likely" | "open") => ({ confidence, hasTwoQuestions: false });
		expect(quoted(passageAnswer(passages, story, once("likely")))).toHaveLength(3);
		expect(quoted(passageAnswer(passages, story, once("open")))).toHaveLength(3);
		expect(quoted(passageAnswer(passages, composing, once("likely")))).toHaveLength(2);
	});

	it("names what is so short that it was read whole, and quotes it where another law stands first in it now", () => {
		const [first] = passages;
		const [here, there] = composing.firm.jurisdictions;
		if (!first || !here || !there) throw new Error("The firm has no questions, or just one law");
		const markdown = `- **${here.es.name}**: dos días.\n- **${there.es.name}**: tres días.`;
		const shown = new Set([first.id]);
		const again = (law: string) => passageAnswer([{ ...first, markdown }], { ...composing, shown, law });
		expect(again(here.id)).toContain(t("found.read", { link: `[${first.title}](${first.href})` }));
		expect(again(here.id)).not.toContain("dos días");
		expect(again(there.id)).toContain(t("found.again", { link: `[${first.title}](${first.href})` }));
		expect(again(there.id).indexOf("tres días")).toBeLessThan(again(there.id).indexOf("dos días"));
	});

	it("quotes both where two things were asked, however long the first is", () => {
		const [first, ...others] = passages;
		if (!first) throw new Error("The firm has no questions");
		const long = { ...first, markdown: Array.from({ length: 200 }, (_, at) => `word${at}`).join(" ") };
		const fit = { confidence: "plain", hasTwoQuestions: true } as const;
		expect(quoted(passageAnswer([long, ...others], composing))).toHaveLength(1);
		expect(quoted(passageAnswer([long, ...others], composing, fit))).toHaveLength(2);
	});

	it.each(["plain", "likely", "open"] as const)("leaves out nothing of a passage of usual length: %s", (confidence) => {
		const [first, ...others] = passages;
		if (!first) throw new Error("The firm has no questions");
		const rows = Array.from({ length: 30 }, (_, at) => `- **Row ${at}:** due on day ${at}`).join("\n");
		const section: Passage = {
			...first,
			whole: false,
			markdown: `These are the dates:\n\n${rows}\n\nWrite them down.`,
		};
		const text = passageAnswer([section, ...others], composing, { confidence, hasTwoQuestions: false });
		expect(text).toContain("due on day 29");
		expect(text).toContain("Write them down.");
	});

	it("says once what must accompany several people", () => {
		const [first, second] = passages;
		if (!first || !second) throw new Error("The firm has no questions");
		const text = peopleAnswer(
			[
				{ ...first, notice: "A sample." },
				{ ...second, notice: "A sample." },
			],
			composing,
		);
		expect(quoted(text)).toEqual([first.title, second.title]);
		expect(text.match(/A sample\./g)).toHaveLength(1);
	});

	it("offers a person where nothing is sure", () => {
		expect(passageAnswer(passages, composing, { confidence: "open", hasTwoQuestions: false })).toContain("](tel:");
		expect(passageAnswer(passages, composing)).not.toContain("](tel:");
	});

	it("begins with the passage that is plainly the answer", () => {
		expect(passageAnswer(passages, composing).startsWith(`**[${passages[0]?.title}]`)).toBe(true);
	});

	it("says in a guide's section which guide it is from", () => {
		const [first] = passages;
		if (!first) throw new Error("The firm has no questions");
		const section: Passage = { ...first, kind: "post-section", label: "La guía" };
		expect(passageAnswer([section], composing)).toMatch(/^\*\*\[.*\)\*\* · \*La guía\*/);
	});
});
