import { translator } from "../../locales/instances.server.ts";
import type { Locale } from "../../locales/locale.ts";
import { sentence } from "./markdown.ts";

/** Says of an item of a list that it was made up to show the site. */
export function sampleMark(sample: boolean, locale: Locale): string {
	return sample ? ` *${sentence(translator(locale, "common")("sample"))}*` : "";
}

/** A text with what must be said of the fees that it names, where they were made up to show the site. */
export function withSampleFees({ source, html }: Text, sampleFees: boolean | undefined, locale: Locale): Text {
	if (!sampleFees) return { source, html };
	const note = translator(locale, "law")("sampleFees");
	return { source: `${source}\n\n*${note}*`, html: `${html}\n<p><em>${note}</em></p>` };
}

interface Text {
	source: string;
	html: string;
}
