import { en } from "./en.ts";
import { es, type Words } from "./es.ts";
import type { Locale } from "./locale.ts";

/** Both languages. Server only: a browser loads the one of its page. */
export const words: Record<Locale, Words> = { es, en };
