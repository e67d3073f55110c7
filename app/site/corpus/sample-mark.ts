import { translator } from "../../locales/instances.server.ts";
import type { Locale } from "../../locales/locale.ts";
import { sentence } from "./markdown.ts";

/** Marks a list item that was made up to demonstrate the site. */
export function sampleMark(sample: boolean, locale: Locale): string {
	return sample ? ` *${sentence(translator(locale, "common")("sample"))}*` : "";
}

/** Marks fees in a text that were made up to demonstrate the site. */
export function sampleFeesNotice(sampleFees: boolean | undefined, locale: Locale): string | undefined {
	return sampleFees ? translator(locale, "law")("sampleFees") : undefined;
}
