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

/** A message with what is known about it. */
export interface Asking extends Composing {
	now: Date;
	/** The earlier text that the message depends on. */
	before: string;
	/** Whether it asks for facts of the firm. */
	facts: boolean;
	/** Whether the message is plainly about a field that the firm works in. */
	isOwnField: boolean;
}

/**
 * Minimum shares of the probability. `plain`: the best passage is plainly the answer. `likely`: it is likely the
 * answer. `page`: the same, for the sum over its page. `general`: it is quoted to somebody who gets no advice. In
 * answers graded by people, those below `plain` were wrong many times as often: docs/decisions/0005.
 */
const sureFrom = { plain: 0.7, likely: 0.3, page: 0.5, general: 0.12 };
/** Minimum share of the second passage to be shown, by how certain the best one is. */
const secondFrom = { plain: 0.2, likely: 0.08, open: 0 };
/** Kinds that cover a matter. A video, a place or the firm's own story is not a second answer. */
const treating: ReadonlySet<PassageKind> = new Set(["faq", "service-part", "service-question", "post-section"]);
/** Passages that a freer answer could rest on. */
const mostPassages = 6;

/** Parts of a service that fit any matter: no help to somebody who asks how theirs will end. */
const ofAnyMatter = /\/(?:fees|steps)$/;

/** An answer made from what was found. */
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
		// A visitor who names a place without an office hears about the office that works under that place's law.
		const near = turn.firm.offices.filter(({ licensed }) => licensed.some((law) => law === turn.law));
		const offices = named.find(({ length }) => length > 0) ?? near;
		return { kind: "facts", text: factsAnswer(facts, { offices, day: dayNamed(turn.message) }, turn) };
	}
	const ofPage = found.reduce((sum, { source, share }) => sum + (source.topic === best.source.topic ? share : 0), 0);
	const isLikely = best.share >= sureFrom.likely || ofPage >= sureFrom.page;
	const confidence = best.share >= sureFrom.plain ? "plain" : isLikely ? "likely" : "open";
	const next = others.filter(
		({ source, share, asked }) =>
			source.type === "passage" &&
			treating.has(source.passage.kind) &&
			(asked || share >= secondFrom[confidence] || (confidence === "likely" && source.topic === best.source.topic)),
	);
	const shown = [best, ...next]
		.flatMap(({ source }) => (source.type === "passage" ? [source.passage] : []))
		.slice(0, confidence === "plain" ? 2 : 3);
	const hasTwoQuestions = best.asked === true && next[0]?.asked === true;
	const deadlinePassage = daysToAnswer(turn.message, turn.knowledge, { shown: turn.shown, quoted: shown });
	const text = passageAnswer(shown, { ...turn, service }, { confidence, hasTwoQuestions, deadlinePassage });
	return { kind: confidence === "open" ? "unknown" : "found", text, passages };
}

/** Passages of the team page and of its people. */
const ofPeople = /^(?:pages\/)?team(?:\/|$)/;
