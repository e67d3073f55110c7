import type { ServiceId } from "../../content/service-ids.ts";
import type { Locale } from "../../locales/locale.ts";
import { phoneLink } from "../firm/phone.server.ts";
import { distanceInKilometres } from "../format/distance.ts";
import {
	type Area,
	areas,
	cases,
	entryById,
	firm,
	jurisdictionName,
	officeById,
	type Person,
	type Post,
	personById,
	posts,
	services,
	topics,
} from "./content.server.ts";
import { distinctCovers } from "./covers.ts";
import { localize } from "./localize.ts";
import { picture } from "./pictures.server.ts";

/** Views of entries that several pages share: links, cards, reviews. */

export type CaseCard = ReturnType<typeof caseCards>[number];

export type PostLink = ReturnType<typeof postLink>;

export function caseCards(ids: readonly string[], locale: Locale) {
	return cases
		.filter(({ id }) => ids.includes(id))
		.map((entry) => {
			const { id, sample, title, category, result } = localize(entry, locale);
			return { id, sample, title, category, result, picture: picture(entry.picture, locale) };
		});
}

/** Links to posts, without repeated covers. */
export function postLinks(some: readonly Post[], locale: Locale) {
	const covers = distinctCovers(
		some.map(({ cover }) => cover),
		posts.map(({ cover }) => cover),
	);
	return some.map((post, index) => postLink(post, covers[index] ?? post.cover, locale));
}

function postLink(post: Post, cover: string, locale: Locale) {
	const { id, title, description, published } = localize(post, locale);
	return {
		id,
		title,
		description,
		published,
		minutes: readingMinutes(post, locale),
		topic: topicName(post.topic, locale),
		picture: picture(cover, locale),
	};
}

/** Words per minute of a careful reader of legal text. */
const pace = 210;

/** Reading time of a post in whole minutes, at least one. */
export function readingMinutes(post: Post, locale: Locale): number {
	return Math.max(1, Math.round(post[locale].body.source.split(/\s+/).length / pace));
}

export type Reading = ReturnType<typeof reading>;

/** Two rows of two. */
const mostToRead = 4;

/**
 * The first of some posts, without repeated covers, and the topic that most of all of them share: the blog has the
 * rest.
 */
export function reading(some: readonly Post[], locale: Locale) {
	const count = (id: string) => some.filter(({ topic }) => topic === id).length;
	const [topic] = topicLinks(some, locale).toSorted((a, b) => count(b.id) - count(a.id));
	return {
		posts: postLinks(some.slice(0, mostToRead), locale).map(({ description: _, ...link }) => link),
		topic,
	};
}

/** The guides for readers with a deadline: what happened to them, and how long they have. */
export function urgentGuides(locale: Locale) {
	return posts.flatMap((post) => {
		const { id, urgent } = localize(post, locale);
		return urgent ? [{ id, ...urgent }] : [];
	});
}

/** The named posts, newest first. */
export function postsNamed(slugs: readonly string[]): Post[] {
	return posts.filter(({ id }) => slugs.includes(id));
}

export function serviceLink(id: ServiceId, locale: Locale) {
	return { id, name: entryById(services, id)[locale].name };
}

/** Posts on the same subject: the same topic counts most, then the same service, then shared words of the title. */
export function relatedPosts(post: Post, locale: Locale): Post[] {
	const wordsOf = (each: Post) => new Set(each[locale].title.toLowerCase().match(/\p{L}{5,}/gu) ?? []);
	const own = wordsOf(post);
	const closeness = (each: Post) =>
		(each.topic === post.topic ? 4 : 0) +
		(each.service === post.service ? 2 : 0) +
		[...wordsOf(each)].filter((word) => own.has(word)).length;
	return posts.filter(({ id }) => id !== post.id).toSorted((a, b) => closeness(b) - closeness(a));
}

export function topicName(id: string, locale: Locale): string {
	return entryById(topics, id)[locale].name;
}

export function topicLink(id: string, locale: Locale) {
	return { id, name: topicName(id, locale) };
}

/** The topics of some entries, in topic order. */
export function topicLinks(entries: readonly { topic: string }[], locale: Locale) {
	return topics.filter(({ id }) => entries.some(({ topic }) => topic === id)).map(({ id }) => topicLink(id, locale));
}

/** The topic in a URL's query; undefined when no entry has that topic. */
export function chosenTopic(query: URLSearchParams, entries: readonly { topic: string }[]): string | undefined {
	return entries.find(({ topic }) => topic === query.get("topic"))?.topic;
}

export type Review = ReturnType<typeof reviewsOf>[number];

/** Who checked the legal statements of an entry, and for which law, by name. */
export function reviewsOf(
	review: readonly { on: string; by: string; jurisdictions: readonly string[] }[],
	locale: Locale,
) {
	return review.map(({ on, by, jurisdictions }) => {
		const { id, name } = personById(by);
		return { on, laws: jurisdictions.map((law) => jurisdictionName(law, locale)), by: { id, name } };
	});
}

type Claim = { sample: boolean } & Record<"figure" | "label" | "basis", string>;

/** A claim about the firm, with its basis. */
export function claim({ sample, figure, label, basis }: Claim): Claim {
	return { sample, figure, label, basis };
}

/** The ring that frames a person's initials, and the object shown instead of a photograph. */
export function portraits({ ring, picture: object }: Person, locale: Locale) {
	return { picture: picture(`ring-${ring}`, locale), portrait: object ? picture(object, locale) : undefined };
}

/** Where a person is licensed. */
export function licences(person: Person, locale: Locale) {
	return localize(person.licences, locale).map((licence) => ({
		...licence,
		law: jurisdictionName(licence.jurisdiction, locale),
	}));
}

export type PersonCard = ReturnType<typeof personCard>;

/** A person as pages about a matter show them: where they are licensed and how to reach them. */
export function personCard(person: Person, locale: Locale) {
	const { id, sample, name, role, summary, ring, initials, attorney, languages } = localize(person, locale);
	const { city, phone } = officeById(person.office);
	const laws = new Set(person.licences.map(({ jurisdiction }) => jurisdictionName(jurisdiction, locale)));
	return {
		id,
		sample,
		name,
		role,
		summary,
		ring,
		initials,
		attorney,
		languages,
		laws: [...laws],
		...portraits(person, locale),
		office: { city, phone: phoneLink(phone, locale) },
	};
}

/** The laws that an entry cites, as readers see them. */
export function citations(sources: readonly { name: string; url: string }[]) {
	return sources.map(({ name, url }) => ({ name, url }));
}

export type AreaLink = ReturnType<typeof areaLink>;

/** A place the firm serves, with its distance from the office that serves it, in whole kilometers. */
export function areaLink(entry: Area, locale: Locale) {
	const { id, name, county, state } = localize(entry, locale);
	const office = officeById(entry.office);
	const distance = Math.round(distanceInKilometres(entry, office));
	const isWithinRadius = firm.serviceRadius !== undefined && distance * 1000 <= firm.serviceRadius;
	return { id, name, county, state, office: office.city, distance, isWithinRadius };
}

export function areaLinks(locale: Locale): AreaLink[] {
	return areas.map((entry) => areaLink(entry, locale));
}
