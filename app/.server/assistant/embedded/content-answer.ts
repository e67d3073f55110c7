import type { PassageKind } from "../../../site/corpus/passage.ts";
import { adviceAnswer, unknownAnswer } from "./compose/fixed.ts";
import { type Composing, passageAnswer, peopleAnswer, quoted } from "./compose/passage.ts";
import type { Decided } from "./compose/reply.ts";
import type { Verdict } from "./judge/judge.ts";
import { dayNamed, officesNamed } from "./offices/asked-of-offices.ts";
import { factsAnswer } from "./offices/office.ts";
import { daysToAnswer } from "./retrieve/days-to-answer.ts";
import { peopleAskedFor } from "./retrieve/people-asked-for.ts";
import type { Found } from "./retrieve/retrieve.ts";
import { serviceAskedFor } from "./retrieve/service-asked-for.ts";

/** A message with what is known of it. */
export interface Asking extends Composing {
	now: Date;
	/** What the message leans on. */
	before: string;
	/** Whether facts of the firm are asked for. */
	facts: boolean;
	/** Whether the message is plainly of a field that the firm works in. */
	isOwnField: boolean;
}

/**
 * From which share of the likelihood on the best is plainly the answer, and from which it is likely the answer; `page`: from
 * which sum of the shares of its page on; `general`: from which on it is quoted to whoever gets no advice. Of answers that
 * people graded, those below the first were wrong many times as often: docs/decisions/0005.
 */
const sureFrom = { plain: 0.7, likely: 0.3, page: 0.5, general: 0.12 };
/** What is second is shown beside what is plainly the best where it is so likely, and beside what is likely the best. */
const secondFrom = { plain: 0.2, likely: 0.08, open: 0 };
/** What treats a matter: a video, a place or the firm's own story is no second answer. */
const treating: ReadonlySet<PassageKind> = new Set(["faq", "service-part", "service-question", "post-section"]);
/** What a freer answer could rest on. */
const mostPassages = 6;

/** Parts of a service that fit any matter: no help to somebody who asks what will come of theirs. */
const ofAnyMatter = /\/(?:fees|steps)$/;

/** An answer made of what was found. */
export function contentAnswer(verdict: Verdict, everything: readonly Found[], turn: Asking): Decided {
	const [best, ...rest] = everything;
	const others = rest.filter(({ source }) => !turn.shown.has(source.id));
	const found = best ? [best, ...others] : [];
	const service = turn.isOwnField ? serviceAskedFor(turn.message, found, turn.knowledge) : undefined;
	const passages = found
		.flatMap(({ source }) => (source.type === "passage" ? [source.passage] : []))
		.slice(0, mostPassages);
	if (!best) return { kind: "unknown", text: unknownAnswer(turn) };
	if (verdict === "advice") {
		const general = best.share >= sureFrom.general ? passages.find(({ id }) => !ofAnyMatter.test(id)) : undefined;
		const nearest = general ? [] : passages.slice(0, 2);
		return { kind: "advice", text: adviceAnswer(general && quoted(general, turn), nearest, { ...turn, service }) };
	}
	const facts = turn.facts || ofPeople.test(best.source.id);
	const people = peopleAskedFor(turn.message, found, { ...turn, facts }, turn.knowledge);
	if (people.length > 0) return { kind: "found", text: peopleAnswer(people, turn), passages };
	if (best.source.type === "office") {
		const facts = found.flatMap(({ source, share }) => (source.type === "office" ? [{ ...source, share }] : []));
		const named = [turn.message, turn.before].map((text) => officesNamed(text, turn.firm.offices));
		// Whoever names a place without an office is told of the one that works under the law of that place.
		const near = turn.firm.offices.filter(({ licensed }) => licensed.some((law) => law === turn.law));
		const offices = named.find(({ length }) => length > 0) ?? near;
		return { kind: "facts", text: factsAnswer(facts, { offices, day: dayNamed(turn.message) }, turn) };
	}
	const ofPage = found.reduce((sum, { source, share }) => sum + (source.topic === best.source.topic ? share : 0), 0);
	const isLikely = best.share >= sureFrom.likely || ofPage >= sureFrom.page;
	const sureness = best.share >= sureFrom.plain ? "plain" : isLikely ? "likely" : "open";
	const next = others.filter(
		({ source, share, asked }) =>
			source.type === "passage" &&
			treating.has(source.passage.kind) &&
			(asked || share >= secondFrom[sureness] || (sureness === "likely" && source.topic === best.source.topic)),
	);
	const shown = [best, ...next]
		.flatMap(({ source }) => (source.type === "passage" ? [source.passage] : []))
		.slice(0, sureness === "plain" ? 2 : 3);
	const isTwofold = best.asked === true && next[0]?.asked === true;
	const due = daysToAnswer(turn.message, turn.knowledge, { shown: turn.shown, quoted: shown });
	const text = passageAnswer(shown, { ...turn, service }, { sureness, isTwofold, due });
	return { kind: sureness === "open" ? "unknown" : "found", text, passages };
}

/** Passages of the team's page and of its people. */
const ofPeople = /^(?:pages\/)?team(?:\/|$)/;
