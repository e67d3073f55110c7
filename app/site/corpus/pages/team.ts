import { translator } from "../../../locales/instances.server.ts";
import type { SiteContent } from "../../content/site-content.ts";
import { formatList } from "../../format/list.ts";
import { heading, list, sentence, text } from "../markdown.ts";
import type { Passage, Source, TextPage } from "../passage.ts";
import { pageOnly, passagesOn } from "../passages-on.ts";
import { lawName } from "./lists.ts";

type Person = SiteContent["team"][number];

export function personPassage(person: Person, source: Source): Passage {
	const { locale } = source;
	const t = translator(locale, ["team", "assistant"]);
	const { [locale]: it } = person;
	const licences = person.licences.map(
		({ jurisdiction, since, number }) =>
			`${lawName(jurisdiction, source)} (${[t("since", { year: since }), ...(number ? [t("number", { number })] : [])].join(", ")})`,
	);
	const part = passagesOn({ page: "team", locale, params: {} }, { kind: "person", under: "team" });
	return part({
		id: person.id,
		anchor: person.id,
		title: person.name,
		context: it.role,
		result: { title: person.name, heading: it.role },
		markdown: [
			`**${person.name}**, ${it.role.toLocaleLowerCase(locale)}. ${it.summary}`,
			person.attorney
				? t("assistant:person.licences", { places: licences.join("; ") })
				: t("assistant:person.notAttorney"),
			t("assistant:person.languages", {
				languages: formatList(
					person.languages.map((language) => t(`assistant:person.languageNames.${language}`)),
					locale,
				),
			}),
		].join(" "),
		more: `${sentence(it.knowsAbout.join(". "))} ${it.bio.source} ${sentence(it.education.join(". "))}`,
		shown: shownOn(person, source),
		...(person.sample ? { notice: sentence(t("sampleNotice")) } : {}),
		aliases: [it.role, ...it.knowsAbout],
		about: { place: person.office, facets: ["person"], ...(person.attorney ? { services: person.services } : {}) },
	});
}

/** A person's page, for readers of Markdown. Search finds the person's entry on the team page instead. */
export function personPage(person: Person, source: Source): TextPage {
	const { locale } = source;
	const t = translator(locale, "team");
	const { [locale]: it } = person;
	const ref = { page: "person" as const, locale, params: { slug: person.id } };
	const matters = person.matters.map(({ [locale]: matter }) => text(matter));
	return {
		title: `${person.name}, ${it.role}`,
		heading: person.name,
		description: it.summary,
		ref,
		passages: [
			pageOnly(ref, [
				text(it.summary),
				shownOn(person, source),
				...(matters.length > 0 ? [heading(2, t("matters")), list(matters), `*${t("mattersNotice")}*`] : []),
			]),
		],
	};
}

function shownOn(person: Person, source: Source): string {
	const { content, locale } = source;
	const t = translator(locale, ["team", "common"]);
	const { role, bio, education } = person[locale];
	const practice = content.services
		.filter(({ id }) => person.services.includes(id))
		.map(({ [locale]: it }) => text(it.name));
	return [
		heading(2, person.name),
		`**${text(role)}**${person.attorney ? "" : `. ${t("notAttorney")}`}`,
		bio.source,
		list([
			...person.licences.map(
				({ jurisdiction, since, [locale]: it }) =>
					`${t("licences")}: ${lawName(jurisdiction, source)}, ${t("since", { year: since })}. ${text(it.authority)}`,
			),
			`${t("languages")}: ${person.languages.map((language) => t(`common:languages.${language}`)).join(", ")}`,
			`${t("education")}: ${education.map(text).join("; ")}`,
			...(practice.length > 0 ? [`${t("areas")}: ${practice.join(", ")}`] : []),
		]),
		...(person.sample ? [`*${t("sampleNotice")}*`] : []),
	].join("\n\n");
}
