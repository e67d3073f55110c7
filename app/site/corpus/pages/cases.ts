import { translator } from "../../../locales/instances.server.ts";
import { entryById, type SiteContent } from "../../content/site-content.ts";
import { formatMonth } from "../../format/dates.ts";
import { href } from "../../pages/page-table.ts";
import { heading, link, list, sentence, text } from "../markdown.ts";
import type { Source, TextPage } from "../passage.ts";
import { passagesOn } from "../passages-on.ts";
import { lawName } from "./lists.ts";

const parts = ["facts", "obstacle", "action", "outcome", "lesson"] as const;

/** A success story as one passage. Every quotation carries the notice on past results (Texas rule 7.02). */
export function casePage(story: SiteContent["cases"][number], source: Source): TextPage {
	const { content, locale } = source;
	const t = translator(locale, "case");
	const { [locale]: it } = story;
	const ref = { page: "case" as const, locale, params: { caseId: story.id } };
	const notice = `${story.sample ? `${t("sampleNotice")} ` : ""}${content.firm[locale].pastResults}`;
	const service = entryById(content.services, story.service);
	const shown = [
		text(it.summary),
		`**${t("result")}: ${text(it.result)}**`,
		list([
			`${t("service")}: ${link(service[locale].name, href(locale, story.service))}`,
			`${t("forum")}: ${text(it.forum)}`,
			`${t("period")}: ${formatMonth(story.began, locale)} – ${formatMonth(story.ended, locale)}`,
			`${t("duration")}: ${text(it.duration)}`,
			`${t("jurisdictions")}: ${story.jurisdictions.map((law) => lawName(law, source)).join(", ")}`,
		]),
		...parts.flatMap((part) => [heading(2, t(part)), it[part].source]),
		`*${text(notice)}*`,
	];
	const passage = passagesOn(ref, { kind: "case", under: `cases/${story.id}` })({
		title: it.title,
		context: it.category,
		result: { title: it.title, heading: it.category },
		markdown: `${text(it.summary)} ${sentence(text(it.result))}`,
		more: [...parts.map((part) => it[part].source), it.description].join(" "),
		shown: shown.join("\n\n"),
		about: { service: story.service, facets: ["case"] },
		notice,
	});
	return { ...it, ref, heading: it.title, passages: [passage] };
}
