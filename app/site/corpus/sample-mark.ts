import { translator } from "../../locales/instances.server.ts";
import type { Locale } from "../../locales/locale.ts";
import { sentence } from "./markdown.ts";

/** Says of an item of a list that it was made up to show the site. */
export function sampleMark(sample: boolean, locale: Locale): string {
	return sample ? ` *${sentence(translator(locale, "common")("sample"))}*` : "";
}

/** The same of the fees that a text names. */
export function sampleFeesNotice(sampleFees: boolean | undefined, locale: Locale): string | undefined {
	return sampleFees ? translator(locale, "law")("sampleFees") : undefined;
}
