/** What of a list another does not have, each as often as it stands there. */
export function without(some: readonly string[], others: readonly string[]): string[] {
	const left = [...others];
	return some.filter((each) => {
		const at = left.indexOf(each);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}
