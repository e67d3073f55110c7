/**
 * Builds the site with another firm's files, in a copy of the project below `.firms`: what `npm test` runs its tests on.
 *
 *   node tools/firm-copy.ts NAME FOLDER              its Worker and files, in `.firms/NAME/build`
 *   node tools/firm-copy.ts NAME FOLDER --generate   what content makes alone: enough for types and unit tests
 *   node tools/firm-copy.ts NAME --answers FILE      the same as the first, of the firm that `npm run new-firm` makes
 */
import { parseArgs } from "node:util";
import { makeFirmCopy } from "./firm-copy/firm-copy.ts";
import { build, generate, newFirm } from "./firm-copy/steps.ts";

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { generate: { type: "boolean", default: false }, answers: { type: "string" } },
});
const [name, firm] = positionals;
const { answers } = values;
if (!name || !(firm ?? answers))
	throw new Error("Say how the copy is named, and where the firm's files or answers are");

const steps = values.generate ? generate : [...generate, build];
const folder = answers
	? makeFirmCopy({ name, steps: [newFirm(answers), ...steps], fresh: true })
	: makeFirmCopy({ name, firm, steps });
console.log(`${folder} is up to date`);
