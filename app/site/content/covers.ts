/** Covers for entries shown together, without repeats: a duplicate is replaced by a cover that no entry uses. */
export function distinctCovers(wanted: readonly string[], all: readonly string[]): string[] {
	const free = [...new Set(all)].filter((cover) => !wanted.includes(cover));
	return wanted.map((cover, index) => (wanted.indexOf(cover) < index ? (free.shift() ?? cover) : cover));
}
