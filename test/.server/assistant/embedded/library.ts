import type { Library } from "../../../../app/.server/assistant/embedded/answer.ts";
import { builtLibrary as libraryOf } from "../../../../tools/assistant/built-library.ts";
import { readCorpora } from "../../../../tools/corpora.ts";

/** What the assistant knows of the firm that tests run on. */
export async function builtLibrary(): Promise<Library> {
	const { content, corpora } = await readCorpora();
	return libraryOf(content, corpora);
}
