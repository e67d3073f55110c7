import { translator } from "../../../locales/instances.server.ts";
import type { SiteContent } from "../../content/site-content.ts";
import { anchors } from "../anchors.ts";
import { entry, heading, list, numbered, sentence, table, text } from "../markdown.ts";
import type { Facet, Passage, Source, TextPage } from "../passage.ts";
import { listPassage, type Part, passagesOn } from "../passages-on.ts";
import { writtenPassages } from "./written.ts";

type Clo = NonNullable<SiteContent["clo"]>;

/** The external Chief Legal Officer: the lists on its page, then its sections, in page order. */
export function cloPage(clo: Clo, source: Source): TextPage {
	const { locale } = source;
	const t = translator(locale, "clo");
	const { [locale]: it } = clo;
	const ref = { page: "clo" as const, locale, params: {} };
	const part = passagesOn(ref, {
		kind: "clo-part",
		under: "clo",
		label: it.title,
		context: it.heading,
		pageTitle: it.heading,
	});
	const named = (name: "included" | "onboarding" | "responses" | "comparison", facets: readonly Facet[] = []) => {
		const onPage = t(name);
		return { id: name, anchor: anchors.clo[name], title: `CLO: ${onPage}`, heading: onPage, about: { facets } };
	};
	const { opening, sections } = writtenPassages("clo", clo, source);
	return {
		...it,
		ref,
		passages: [
			opening,
			part({
				...named("included"),
				markdown: list(clo.included.map(({ [locale]: item }) => entry(item.title, item.text))),
			}),
			part({
				...named("onboarding", ["steps", "time"]),
				markdown: numbered(clo.onboarding.map(({ [locale]: step }) => entry(step.title, step.text, step.time))),
			}),
			part({
				...named("responses", ["time"]),
				markdown: list(
					clo.responses.map(({ [locale]: item }) => `${entry(item.kind, sentence(item.time))} ${text(item.text)}`),
				),
			}),
			comparison(clo, part, named("comparison"), source),
			quiz(clo, part, source),
			...sections,
		],
	};
}

function comparison(
	clo: Clo,
	part: Part,
	named: { id: string; anchor: string; title: string },
	{ locale }: Source,
): Passage {
	const t = translator(locale, "clo");
	const columns = { clo: t("columns.clo"), inHouse: t("columns.inHouse"), hourly: t("columns.hourly") };
	const rows = clo.comparison.map(({ [locale]: it }) => it);
	const cells = rows.map(({ topic, clo, inHouse, hourly }) => [topic, clo, inHouse, hourly]);
	return listPassage(
		part,
		{ ...named, markdown: table(["", columns.clo, columns.inHouse, columns.hourly], cells) },
		"comparison",
		rows.map(({ topic, clo, inHouse, hourly }) => ({
			title: `CLO: ${topic}`,
			markdown: list([entry(columns.clo, clo), entry(columns.inHouse, inHouse), entry(columns.hourly, hourly)]),
			about: { facets: ["difference"] },
		})),
	);
}

function quiz({ quiz }: Clo, part: Part, { locale }: Source): Passage {
	const { [locale]: it } = quiz;
	const t = translator(locale, "clo");
	const shown = [
		heading(2, it.heading),
		text(it.lead),
		...quiz.questions.flatMap(({ answers, [locale]: { question } }) => [
			heading(3, question),
			list(answers.map(({ label, points }) => `${text(label[locale])} (${t("quiz.points", { count: points })})`)),
		]),
		...quiz.outcomes.flatMap(({ from, [locale]: outcome }) => [
			heading(3, `${t("quiz.from", { points: from })}: ${outcome.title}`),
			outcome.text.source,
		]),
	];
	return part({
		id: "quiz",
		anchor: anchors.clo.quiz,
		title: it.heading,
		markdown: text(it.lead),
		more: quiz.questions.map(({ [locale]: { question } }) => question).join(" "),
		shown: shown.join("\n\n"),
	});
}
