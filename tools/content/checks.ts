import { checkAddresses } from "./checks/addresses.ts";
import { checkAnchors } from "./checks/anchors.ts";
import { checkBrand } from "./checks/brand.ts";
import { checkClaims } from "./checks/claims.ts";
import { checkContrast } from "./checks/contrast.ts";
import { checkFacts } from "./checks/facts.ts";
import { checkFigures } from "./checks/figures.ts";
import { checkFiles } from "./checks/files.ts";
import { checkGlossary } from "./checks/glossary.ts";
import { checkLinks } from "./checks/links.ts";
import { checkMinimums } from "./checks/minimums.ts";
import { checkNearDuplicates } from "./checks/near-duplicates.ts";
import { checkLinkedPages, checkParity } from "./checks/parity.ts";
import { checkPictures } from "./checks/pictures.ts";
import { checkPlaceholders, isUnfinished } from "./checks/placeholders.ts";
import { checkReadingLevel } from "./checks/reading-level.ts";
import { checkReferences } from "./checks/references.ts";
import { checkLicences, checkReviews } from "./checks/reviews.ts";
import { checkRhythm } from "./checks/rhythm.ts";
import { checkSamples } from "./checks/samples.ts";
import { checkSchema } from "./checks/schema.ts";
import { checkTypography } from "./checks/typography.ts";
import { type Content, contentOf } from "./content.ts";
import type { Finding } from "./findings.ts";

type Check = (content: Content) => Finding[];

/** Every check of the content, in the order in which an editor would mend what they find. */
const checks: readonly Check[] = [
	checkFiles,
	checkSchema,
	checkPlaceholders,
	ofWhole(checkParity),
	ofWhole(checkFigures),
	ofWhole(checkLinkedPages),
	checkReferences,
	checkReviews,
	checkLicences,
	checkAddresses,
	checkLinks,
	checkAnchors,
	checkPictures,
	checkBrand,
	checkContrast,
	checkClaims,
	checkGlossary,
	checkFacts,
	checkTypography,
	ofWhole(checkReadingLevel),
	ofWhole(checkRhythm),
	checkMinimums,
	checkNearDuplicates,
	checkSamples,
];

/** All that there is to say about the content. */
export function findings(content: Content): Finding[] {
	return checks.flatMap((check) => check(content));
}

/**
 * A check that compares or counts what an entry says. It leaves out entries that the schema refuses, and those that are
 * still to be filled in: what they lack is said already, and whatever follows from it goes with the cause.
 */
function ofWhole(check: Check): Check {
	return (content) =>
		check(
			contentOf(
				content.entries.filter((entry) => entry.parsed.success && !isUnfinished(entry)),
				content,
			),
		);
}
