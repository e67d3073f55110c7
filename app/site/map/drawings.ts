const drawings = import.meta.glob<string>("../../../.generated/map/*.svg", {
	eager: true,
	import: "default",
	query: "?url",
});

/** The address of a panel's drawing, as written by `npm run map`. */
export function drawingOf(panel: string): string {
	return drawings[`../../../.generated/map/${panel}.svg`] ?? "";
}
