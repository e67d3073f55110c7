import type { z } from "zod";
import type { glossary } from "../../../app/content/schema/glossary.ts";
import { locales } from "../../../app/locales/locale.ts";
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
	return locales.flatMap((locale) => {
		const own = terms.filter(({ language }) => language === locale);
		const forms = own.flatMap(({ insteadOf }) => insteadOf);
		return texts
			.filter((text) => text.locale === locale)
			.flatMap((text) => {
				const spoken = withoutMarkup(text.value);
				// Most texts have no form of any term: those are told apart in one go.
				return phrasesIn(spoken, forms).length === 0 ? [] : own.flatMap((term) => wrongForms(text, spoken, term));
			});
	});
}

function wrongForms(text: Text<SourceFile>, spoken: string, { term, insteadOf, cased, exceptions }: Term): Finding[] {
	const phrases = exceptions
		.filter(({ file }) => !file || text.entry.file.endsWith(`/${file}`))
		.map(({ phrase }) => phrase);
	const wrong = unexcused(phrasesIn(spoken, insteadOf, { cased }), phrasesIn(spoken, phrases));
	return wrong.map(({ found, at }) => findingInText(text, at, `“${found}” (${text.locale}): the site says “${term}”`));
}
