import { z } from "zod";

/** What the question asks for. */
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
 * How people ask about a passage of the site, and what it covers. The assistant searches these and learns from them,
 * but never quotes them. Labels of roles, laws and acts are free-form: the assistant learns whichever occur.
 */
export const askedEntry = z.strictObject({
	kind: z.enum(kinds),
	/** Who asks, if it matters: the tenant or the landlord, the creditor or the debtor. */
	roles: z.array(label).optional(),
	/** The law or the direction it depends on, if any. */
	law: z.array(label).optional(),
	/** What the person wants to do or is faced with. */
	act: label.optional(),
	es: ways,
	en: ways,
});

/**
 * A file of `app/content/asked`, keyed by passage id; `areas/*` applies to every place, with `{place}` for its name.
 */
export const askedFile = z.record(z.string(), askedEntry);

export type AskedEntry = z.infer<typeof askedEntry>;
