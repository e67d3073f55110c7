import type { SiteContent } from "../../content/site-content.ts";
import { heading, list, sentence, text } from "../markdown.ts";
import type { Passage, Source } from "../passage.ts";
import { passagesOn } from "../passages-on.ts";

type Person = SiteContent["team"][number];

/** Somebody of the firm, with licences and languages. */
export function personPassage(person: Person, source: Source): Passage {
	const { locale, labels } = source;
	const { [locale]: it } = person;
	const say = labels.assistant.person;
	const licences = person.licences.map(
		({ jurisdiction, since }) => `${labels.jurisdictions[jurisdiction]} (${labels.team.since(since)})`,
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
			person.attorney ? say.licences(licences) : say.notAttorney,
			say.languages(person.languages.map((language) => labels.languages[language])),
		].join(" "),
		more: `${sentence(it.knowsAbout.join(". "))} ${it.bio.source} ${sentence(it.education.join(". "))}`,
		shown: shownOn(person, source),
		aliases: [it.role, ...it.knowsAbout],
		about: { place: person.office, facets: ["person"], ...(person.attorney ? { services: person.services } : {}) },
	});
}

function shownOn(person: Person, { content, locale, labels }: Source): string {
	const { team, jurisdictions, languages } = labels;
	const { role, bio, education } = person[locale];
	const practice = content.services
		.filter(({ id }) => person.services.includes(id))
		.map(({ [locale]: it }) => text(it.name));
	return [
		heading(2, person.name),
		`**${text(role)}**${person.attorney ? "" : `. ${team.notAttorney}`}`,
		bio.source,
		list([
			...person.licences.map(
				({ jurisdiction, since, [locale]: it }) =>
					`${team.licences}: ${jurisdictions[jurisdiction]}, ${team.since(since)}. ${text(it.authority)}`,
			),
			`${team.languages}: ${person.languages.map((language) => languages[language]).join(", ")}`,
			`${team.education}: ${education.map(text).join("; ")}`,
			...(practice.length > 0 ? [`${team.areas}: ${practice.join(", ")}`] : []),
		]),
		...(person.sample ? [`*${team.sampleNotice}*`] : []),
	].join("\n\n");
}
