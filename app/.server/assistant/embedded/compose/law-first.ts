/**
 * Moves the parts about one law to the front of a passage that covers two laws part by part, so that somebody asking
 * under that law need not read past the other. Nothing is left out, and a passage without such parts stays as it is.
 *
 * @param names of the laws, with which parts begin: “**Texas:** …”, “**In Texas**, …”
 */
export function lawFirst(markdown: string, own: string, names: readonly string[]): string {
	const labelOf = (text: string) => {
		const label = text.replace(/^- /, "").replace(/^\*\*(?:En|In) /, "**");
		return names.find((name) => label.startsWith(`**${name}`));
	};
	const blocks = markdown.split(/\n{2,}/).map((block) => {
		const lines = block.split("\n");
		const isList = lines.every((line) => line.startsWith("- ") && labelOf(line) !== undefined);
		return isList ? ordered(lines, (line) => labelOf(line) === own).join("\n") : block;
	});
	const opening = blocks.findIndex((block) => !block.startsWith("- ") && labelOf(block) !== undefined);
	if (opening < 0) return blocks.join("\n\n");
	const parts: { label: string | undefined; blocks: string[] }[] = [];
	for (const block of blocks.slice(opening)) {
		const label = block.startsWith("- ") ? undefined : labelOf(block);
		if (label === undefined) parts.at(-1)?.blocks.push(block);
		else parts.push({ label, blocks: [block] });
	}
	const inOrder = ordered(parts, ({ label }) => label === own).flatMap((part) => part.blocks);
	return [...blocks.slice(0, opening), ...inOrder].join("\n\n");
}

function ordered<Each>(all: readonly Each[], isFirst: (each: Each) => boolean): Each[] {
	return [...all.filter(isFirst), ...all.filter((each) => !isFirst(each))];
}
