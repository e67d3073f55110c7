import { locales } from "../../../app/locales/locale.ts";
import { collectionNames, collections } from "../collections.ts";
import type { Content } from "../content.ts";
import { contentFolder } from "../entry.ts";
import type { Finding } from "../finding.ts";
import { leastQuestions, minimums, wordCount } from "../minimums.ts";

/** There is as much to read as the site promises. */
export function checkMinimums(content: Content): Finding[] {
	const short = content.entries.flatMap((entry) =>
		locales.flatMap((locale): Finding[] => {
			const least = minimums[entry.collection]?.words ?? 0;
			const words = wordCount(entry, locale);
			if (words >= least) return [];
			return [
				{
					level: "error",
					file: entry.file,
					line: 1,
					message: `has ${words} words in ${locale}, at least ${least} are asked for`,
				},
			];
		}),
	);
	const few = collectionNames.flatMap((name): Finding[] => {
		const least = minimums[name]?.entries ?? 0;
		const count = content.entries.filter(({ collection }) => collection === name).length;
		return count < least ? [aboutFolder(name, `has ${count} entries, at least ${least} are asked for`)] : [];
	});
	const questions = content.valid("faq").reduce((sum, { fields }) => sum + fields.questions.length, 0);
	const unasked =
		questions < leastQuestions
			? [aboutFolder("faq", `has ${questions} questions, at least ${leastQuestions} are asked for`)]
			: [];
	return [...short, ...few, ...unasked];
}

function aboutFolder(name: (typeof collectionNames)[number], message: string): Finding {
	const collection = collections[name];
	const place = "file" in collection ? collection.file : collection.folder;
	return { level: "error", file: `${contentFolder}/${place}`, line: 1, message };
}
