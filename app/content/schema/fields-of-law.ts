/**
 * Fields of law that not every firm practices: the assistant declines questions about one unless a service covers it.
 * The judge learns what each one is from its examples: `family` includes wills and estates, and `other` is whatever has
 * no name here, such as traffic tickets, social security, identity theft and denied insurance claims.
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
