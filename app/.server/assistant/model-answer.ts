import { AssistantError } from "./assistant.ts";
import type { Reply } from "./embedded/compose/reply.ts";
import { linkFilter } from "./link-filter.ts";
import { noAnswer } from "./model-prompt.ts";

/** Maximum characters. Answers are requested at a tenth of that; `raw` also counts what the filter drops. */
const most = { shown: 6000, raw: 30_000 };

/** Characters processed at a time, so that a huge piece gets no further than a small one. */
const portion = 1000;

/**
 * An answer as a visitor may see it: with allowed links only, within the length limit, and with the notices that must
 * accompany the passages it rests on.
 *
 * @param links addresses, each with the label to use when it is bare
 * @throws {AssistantError} before any text, if there is none or the model says that it has no answer
 */
export async function* checkedAnswer(
	pieces: AsyncIterable<string>,
	links: ReadonlyMap<string, string>,
	reply: Reply,
): AsyncGenerator<string, void, void> {
	const filter = linkFilter(links);
	let said = "";
	let raw = 0;

	/** The part of a text to send: no white space before the answer, and never the marker for having none. */
	function shown(text: string): string {
		if (said === "" && text.replace(/^[\s\p{P}`]+/u, "").startsWith(noAnswer)) {
			throw new AssistantError("refused", "no answer");
		}
		const kept = text.replaceAll(noAnswer, "");
		const out = said === "" ? kept.trimStart() : kept;
		said += out;
		return out;
	}

	for await (const piece of portions(pieces)) {
		const out = shown(filter.push(piece));
		if (out !== "") yield out;
		raw += piece.length;
		if (said.length < most.shown && raw < most.raw) continue;
		if (said === "") throw new AssistantError("refused", "too long");
		yield ` …${closing(said, reply)}`;
		return;
	}
	const last = shown(filter.end());
	if (said === "") throw new AssistantError("refused", "no-text");
	const end = last + closing(said, reply);
	if (end !== "") yield end;
}

async function* portions(pieces: AsyncIterable<string>): AsyncGenerator<string, void, void> {
	for await (const piece of pieces) {
		for (let at = 0; at < piece.length; at += portion) yield piece.slice(at, at + portion);
	}
}

/** The notices that the model left out, and the page of the best passage if it linked none. */
function closing(said: string, { passages }: Reply): string {
	const linked = passages.filter(({ href }) => said.includes(`](${href})`));
	const [best] = passages;
	const used = linked.length === 0 && best ? [best] : linked;
	const notices = new Set(used.flatMap(({ notice }) => (notice && !said.includes(notice) ? [notice] : [])));
	const source = linked.length === 0 && best ? [`[${best.title.replace(/[[\]]/g, "")}](${best.href})`] : [];
	return [...source, ...notices].map((paragraph) => `\n\n${paragraph}`).join("");
}
