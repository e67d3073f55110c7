/**
 * Fields of law that not every firm works in: the assistant declines what it is asked about one, unless a service covers
 * it. What each is, the judge learns from its examples: `family` has wills and estates too, and `other` is what has no name
 * here, such as traffic tickets, social security, identity theft and claims that an insurer denied.
 */
export const fieldsOfLaw = [
	"criminal",
	"family",
	"immigration",
	"employment",
	"injury",
	"tax",
	"bankruptcy",
	"ip",
	"other",
] as const;

export type FieldOfLaw = (typeof fieldsOfLaw)[number];
