import { z } from "zod";

/** What is asked for. */
export const kinds = [
	"meaning",
	"rule",
	"steps",
	"documents",
	"deadline",
	"duration",
	"cost",
	"court",
	"choice",
	"work",
	"fact",
] as const;

const label = z.string().regex(/^[a-z-]+$/);
const ways = z.array(z.string().min(1));

/**
 * How people ask for a passage of the site, and what it is about. The assistant finds by these and learns from them;
 * it never quotes them. Labels of roles, laws and acts are free: the assistant learns whichever occur.
 */
export const askedEntry = z.strictObject({
	kind: z.enum(kinds),
	/** Who asks, where it matters: the tenant or the landlord, the one who is owed or the one who owes. */
	roles: z.array(label).optional(),
	/** The law or the direction that it is bound to, where it is. */
	law: z.array(label).optional(),
	/** What somebody wants to do or is faced with. */
	act: label.optional(),
	es: ways,
	en: ways,
});

/** A file of `app/content/asked`: by the id of a passage; `areas/*` holds for each place, whose name is `{place}`. */
export const askedFile = z.record(z.string(), askedEntry);

export type AskedEntry = z.infer<typeof askedEntry>;
