/** The covers of entries that stand together, no drawing twice: what others show already takes one that nobody shows. */
export function distinctCovers(wanted: readonly string[], all: readonly string[]): string[] {
	const free = [...new Set(all)].filter((cover) => !wanted.includes(cover));
	return wanted.map((cover, index) => (wanted.indexOf(cover) < index ? (free.shift() ?? cover) : cover));
}
