import { createContext, use } from "react";
import type { Words } from "./es.ts";

export const WordsContext = createContext<Words | null>(null);

/** The interface's words in the page's language. */
export function useWords(): Words {
	const words = use(WordsContext);
	if (!words) throw new Error("useWords needs a WordsContext: the entries provide one");
	return words;
}
