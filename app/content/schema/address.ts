import { z } from "zod";

const words = "[a-z0-9]+(-[a-z0-9]+)*";

function path(prefix: string) {
	return z
		.string()
		.regex(
			new RegExp(`^${prefix}(/${words})+$`),
			`must be a path such as ${prefix}/words-joined-by-hyphens, lower case, without accents`,
		);
}

/** Both addresses of a page whose addresses content defines. */
export const address = z.strictObject({
	es: path("").refine((value) => !/^\/en(\/|$)/.test(value), "is under /en, where the English pages are"),
	en: path("/en"),
});
