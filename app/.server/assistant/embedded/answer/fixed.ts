import type { Firm } from "content-collections";
import type { AssistantWords } from "../../../../locales/assistant.es.ts";
import type { Locale } from "../../../../locales/locale.ts";
import { isOpen } from "../../../../site/firm/clock.ts";
import { href } from "../../../../site/pages/page-table.ts";
import type { Entry } from "../entries/entry.ts";
import type { Emergency } from "../understand/emergency.ts";
import type { OutOfScope } from "../understand/out-of-scope.ts";
import type { Smalltalk } from "../understand/smalltalk.ts";
import { contactOffer, link, phone, waysToReach } from "./contact.ts";
import { joined } from "./found.ts";
import { asSentence, hoursInWords } from "./office-hours.ts";

interface Surroundings {
	firm: Firm;
	words: AssistantWords;
	locale: Locale;
}

/** The phone first; then what the site may say of such a case; then the other ways. */
export function emergencyAnswer(
	emergency: Emergency,
	general: readonly Entry[],
	now: Date,
	{ firm, words, locale }: Surroundings,
): string {
	const { emergency: say, advice } = words;
	const phones = firm.offices.map((office) => `${office.city} ${phone(office.phone, locale)}`);
	const { whatsapp, form } = waysToReach(firm, words, locale);
	const closed = !firm.offices.some((office) => isOpen(office, now));
	return [
		...(emergency === "danger" ? [say.danger] : []),
		say.phoneFirst(phones.join(" · ")),
		[
			...(emergency === "deadline" ? [say.deadline] : []),
			...(emergency === "arrest" ? [say.arrest, say.danger] : []),
			say.notHere,
			...(closed ? [asSentence(say.outsideHours(hoursInWords(firm.offices, locale)))] : []),
		].join(" "),
		...generalLinks(general, advice, words),
		say.others(whatsapp, form),
	].join("\n\n");
}

/** No advice, a person who can give it, and where the site treats the topic, if it does. */
export function adviceAnswer(general: readonly Entry[], { firm, words, locale }: Surroundings): string {
	return [words.advice.refusal, ...generalLinks(general, words.advice, words), contactOffer(firm, words, locale)].join(
		"\n\n",
	);
}

function generalLinks(entries: readonly Entry[], say: AssistantWords["advice"], words: AssistantWords): string[] {
	if (entries.length === 0) return [];
	return [
		say.general(
			joined(
				entries.map((entry) => link(entry.label, entry.href)),
				words,
			),
		),
	];
}

/** What the firm or the site does not treat. */
export function outsideAnswer(outside: OutOfScope, { firm, words, locale }: Surroundings): string {
	const { outside: say } = words;
	if (outside === "unrelated") return `${say.unrelated(firm.name)} ${contactOffer(firm, words, locale)}`;
	const refusal = outside === "excluded" ? say.practice : say.practiceUnknown;
	const about = link(words.facts.areasTitle, `${href(locale, "about")}#quienes-somos`);
	return `${refusal} ${say.seeAreas(about)}\n\n${contactOffer(firm, words, locale)}`;
}

/** Nothing was found that is safe to say; at most a page that may be near. */
export function unknownAnswer(nearest: readonly Entry[], { firm, words, locale }: Surroundings): string {
	const links = nearest.map((entry) => link(entry.label, entry.href));
	const near = links.length > 0 ? ` ${words.unknownNearest(joined(links, words))}` : "";
	return `${words.unknown}${near}\n\n${contactOffer(firm, words, locale)}`;
}

/** Greetings, thanks and the like. */
export function smalltalkAnswer(smalltalk: Smalltalk, surroundings: Surroundings): string {
	const { firm, words, locale } = surroundings;
	const offer = contactOffer(firm, words, locale);
	switch (smalltalk) {
		case "greeting":
			return words.greeting(firm.name);
		case "abilities":
			return words.abilities(firm.name);
		case "goodbye":
			return `${words.goodbye} ${offer}`;
		case "complaint":
			return `${words.complaint} ${offer}`;
		case "instructions":
			return `${words.outside.instructions(firm.name)} ${offer}`;
		default:
			return words[smalltalk];
	}
}
