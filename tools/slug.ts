/** A name as it can stand in ids and addresses: lower-case words without accents, joined by hyphens. */
export function slugOf(name: string): string {
	return name
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}
