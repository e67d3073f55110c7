/**
 * Builds the site with another firm's files, in a copy of the project below `.firms`: what `npm test` runs its tests on.
 *
 *   node tools/firm-copy.ts NAME FOLDER              its Worker and files, in `.firms/NAME/build`
 *   node tools/firm-copy.ts NAME FOLDER --generate   what content makes alone: enough for types and unit tests
 */
import { parseArgs } from "node:util";
import { makeFirmCopy } from "./firm-copy/firm-copy.ts";
import { build, generate } from "./firm-copy/steps.ts";

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { generate: { type: "boolean", default: false } },
});
const [name, firm] = positionals;
if (!name || !firm) throw new Error("Say how the copy is named, and where the firm's files are");

const folder = makeFirmCopy({ name, firm, steps: values.generate ? generate : [...generate, build] });
console.log(`${folder} is up to date`);
