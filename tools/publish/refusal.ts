/** Why a site is not published: what a line says, and what to do about it. */
export interface Refusal {
	cause: "content" | "settings" | "sample" | "invented";
	/** Path below the project's folder. */
	file: string;
	line: number;
	message: string;
}
