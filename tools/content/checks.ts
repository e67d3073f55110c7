import { checkAnchors } from "./checks/anchors.ts";
import { checkClaims } from "./checks/claims.ts";
import { checkFigures } from "./checks/figures.ts";
import { checkGlossary } from "./checks/glossary.ts";
import { checkLinkedPages } from "./checks/linked-pages.ts";
import { checkLinks } from "./checks/links.ts";
import { checkMinimums } from "./checks/minimums.ts";
import { checkNearDuplicates } from "./checks/near-duplicates.ts";
import { checkParity } from "./checks/parity.ts";
import { checkPictures } from "./checks/pictures.ts";
import { checkPlaceholders } from "./checks/placeholders.ts";
import { checkReadingLevel } from "./checks/reading-level.ts";
import { checkReferences } from "./checks/references.ts";
import { checkLicences, checkReviews } from "./checks/reviews.ts";
import { checkSamples } from "./checks/samples.ts";
import { checkSchema } from "./checks/schema.ts";
import { checkTypography } from "./checks/typography.ts";
import type { Content } from "./content.ts";
import type { Finding } from "./findings.ts";

/** Every check of the content, in the order in which an editor would mend what they find. */
const checks: readonly ((content: Content) => Finding[])[] = [
	checkSchema,
	checkPlaceholders,
	checkParity,
	checkFigures,
	checkLinkedPages,
	checkReferences,
	checkReviews,
	checkLicences,
	checkLinks,
	checkAnchors,
	checkPictures,
	checkClaims,
	checkGlossary,
	checkTypography,
	checkReadingLevel,
	checkMinimums,
	checkNearDuplicates,
	checkSamples,
];

/** All that there is to say about the content. */
export function findings(content: Content): Finding[] {
	return checks.flatMap((check) => check(content));
}
