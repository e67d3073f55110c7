/**
 * `npm run eval:lots`: messages that were written by people who had seen neither the pages nor the code, whose answers
 * were read and graded by others (`app/content/asked/evaluation/lots/`). Prints the grades by class and language, and how
 * many answers have changed since they were read: these ask to be read again. Last, how many follow-ups are answered with
 * one of the passages that answer them. `--print LOT` prints a lot with today's answers, for readers.
 */
import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { answer } from "../app/.server/assistant/embedded/answer.ts";
import { type Locale, locales } from "../app/locales/locale.ts";
import { smallest } from "../app/site/corpus/corpus.ts";
import { builtLibrary } from "../tools/assistant/built-library.ts";
import { readCorpora } from "../tools/corpora.ts";
import { converse } from "./measure/conversation.ts";
import { quotes, readFollowUps, readLots } from "./measure/lots.ts";

const { values: options } = parseArgs({ options: { print: { type: "string" } } });
const { content, corpora } = await readCorpora();
const library = await builtLibrary(content, corpora);
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

const followUps = await readFollowUps();
const followed = new Map(locales.map((locale) => [locale, { quoted: 0, all: 0 }]));

for (const { name, read, messages } of await readLots()) {
	if (options.print !== undefined && options.print !== name) continue;
	if (options.print === undefined) console.log(`\n${name}: ${read}`);
	for (const locale of locales) {
		const own = messages.filter((message) => message.locale === locale);
		const classes = new Map<string, number[]>();
		let changed = 0;
		for (const message of own) {
			const replies = await converse(message.ask, locale, (asked) => answer(asked, library));
			const last = replies.at(-1)?.text ?? "";
			if (options.print !== undefined) {
				console.log(`\n##### ${message.id} [${message.class}] ${hashOf(last)}`);
				for (const [at, ask] of message.ask.entries()) console.log(`VISITOR: ${ask}\nANSWER: ${replies[at]?.text}\n`);
			}
			if (message.hash !== hashOf(last)) changed += 1;
			const answers = followUps.get(`${name} ${message.id}`);
			const count = followed.get(locale);
			const reply = replies.at(-1);
			if (answers && count && reply) {
				count.all += 1;
				if (quotes(reply, answers, smallest(corpora[locale].passages))) count.quoted += 1;
			}
			if (message.grade === undefined) continue;
			const counts = classes.get(message.class) ?? [0, 0, 0];
			counts[message.grade] = (counts[message.grade] ?? 0) + 1;
			classes.set(message.class, counts);
		}
		if (options.print === undefined) printGrades(locale, classes, changed);
	}
}

if (options.print === undefined) {
	const counts = [...followed].map(([locale, { quoted, all }]) => `${locale} ${quoted} of ${all}`);
	console.log(`\nFollow-ups answered with a passage that answers them: ${counts.join(", ")}`);
}

function printGrades(locale: Locale, classes: ReadonlyMap<string, readonly number[]>, changed: number): void {
	const all = [0, 1, 2].map((grade) => [...classes.values()].reduce((sum, counts) => sum + (counts[grade] ?? 0), 0));
	const total = all.reduce((sum, count) => sum + count, 0);
	if (total === 0) return;
	const share = (count: number | undefined) => `${Math.round(((count ?? 0) / total) * 100)} %`;
	const each = [...classes].map(([name, [wrong, poor, good]]) => `${name} ${good}/${poor}/${wrong}`);
	console.log(
		`  ${locale}: good ${share(all[2])}, poor ${share(all[1])}, wrong ${share(all[0])} of ${total} (${each.join(", ")})`,
	);
	if (changed > 0) console.log(`  ${locale}: ${changed} answers have changed since they were read`);
}
