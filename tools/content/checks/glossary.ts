import type { z } from "zod";
import type { glossary } from "../../../app/content/schema/glossary.ts";
import type { Content } from "../content.ts";
import type { SourceFile } from "../entry.ts";
import { type Finding, findingInText } from "../findings.ts";
import { phrasesIn, unexcused, withoutMarkup } from "../phrases.ts";
import type { Text } from "../texts.ts";

type Term = z.output<typeof glossary>["terms"][number];

/** One name for one thing: no text and no message uses a form that the glossary puts another in the place of. */
export function checkGlossary(content: Content): Finding[] {
	const terms = content.valid("glossary").flatMap(({ fields }) => fields.terms);
	const texts = [...content.texts, ...content.messages];
	return texts.flatMap((text) => {
		const spoken = withoutMarkup(text.value);
		return terms.filter(({ language }) => language === text.locale).flatMap((term) => wrongForms(text, spoken, term));
	});
}

function wrongForms(text: Text<SourceFile>, spoken: string, { term, insteadOf, cased, exceptions }: Term): Finding[] {
	const phrases = exceptions
		.filter(({ file }) => !file || text.entry.file.endsWith(`/${file}`))
		.map(({ phrase }) => phrase);
	const wrong = unexcused(phrasesIn(spoken, insteadOf, { cased }), phrasesIn(spoken, phrases));
	return wrong.map(({ found, at }) => findingInText(text, at, `“${found}” (${text.locale}): the site says “${term}”`));
}
