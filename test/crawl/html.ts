import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
	root: true,
	extends: ["html-validate:recommended", "html-validate:document"],
	// The site's own element stands in a sentence.
	elements: ["html5", { "open-now": { flow: true, phrasing: true } }],
	rules: {
		"no-unknown-elements": "error",
		// It counts `&amp;` as five characters; the walk measures titles by itself.
		"long-title": "off",
		// React writes `<br/>`, `srcSet` and `async=""`; browsers read them as any other.
		"void-style": "off",
		"attr-case": "off",
		"attribute-boolean-style": "off",
		// The page's policy refuses them, and says which (`test/fixtures/security-faults.ts`).
		"no-inline-style": "off",
		// A list of terms may have a name: it has a role in every browser.
		"aria-label-misuse": ["error", { allowAnyNamable: true }],
		// A number with its hard blanks is copied with them, and then other programs do not know it.
		"tel-non-breaking": "off",
		// The site's scripts are its own, and the page's policy names them.
		"require-sri": "off",
	},
});

/** Where a page breaks the rules of HTML, by html-validate (https://html-validate.org/rules/). */
export function htmlFaults(html: string): string[] {
	return validator
		.validateStringSync(html)
		.results.flatMap(({ messages }) =>
			messages.map(({ ruleId, message, selector }) => `${message} (${ruleId}) at ${selector ?? "the document"}`),
		);
}
