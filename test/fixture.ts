import type { TestProject } from "vitest/node";
import { isUpToDate, makeFirmCopy } from "../tools/firm-copy/firm-copy.ts";
import { build, generate } from "../tools/firm-copy/steps.ts";

const fixture = { name: "fixture", firm: "test/fixtures/firm" };

/**
 * Brings the copy of the project with the fixture's firm up to date before its tests run (README.md): takes a second
 * where nothing changed. The build takes a minute, so tests that need it only say when it is old.
 */
export default function (project: TestProject) {
	makeFirmCopy({ ...fixture, steps: generate });
	const isBuilt = /^(unit|dev)/.test(project.name) || isUpToDate({ ...fixture, steps: [build] });
	if (!isBuilt) console.warn(`${project.name}: the fixture's build is older than the code; "npm run fixture" makes it`);
}
