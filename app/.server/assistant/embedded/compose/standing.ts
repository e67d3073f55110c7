/**
 * One of several wordings of a sentence that many answers have: the first that the conversation does not hold yet.
 *
 * @param variants wordings, separated by line breaks
 * @param said what the assistant has answered so far
 * @returns nothing when all of them were said
 */
export function unsaid(variants: string, said: readonly string[]): string | undefined {
	return variants.split("\n").find((variant) => !said.some((answer) => answer.includes(variant)));
}
