/**
 * Picks among the wordings of a sentence that many answers share: the first one not yet used in the conversation.
 *
 * @param variants wordings, separated by line breaks
 * @param said the assistant's answers so far
 * @returns `undefined` if all of them have been used
 */
export function firstUnused(variants: string, said: readonly string[]): string | undefined {
	return variants.split("\n").find((variant) => !said.some((answer) => answer.includes(variant)));
}
