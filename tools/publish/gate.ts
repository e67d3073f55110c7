import { findings } from "../content/checks.ts";
import { type Content, readContent } from "../content/content.ts";
import { inventedNames } from "./invented-names.ts";
import { type DeploySettings, type Refusal, readSettings, wrongSettings } from "./settings.ts";

/** What would be published. */
export interface Candidate {
	content: Content;
	settings: DeploySettings;
}

/** What is on disk. */
export async function readCandidate(): Promise<Candidate> {
	return { content: await readContent(), settings: readSettings() };
}

/**
 * All that stands against publishing a site, for a deploy and its dry run alike. A warning of the content does too: a
 * statement of law that was last reviewed more than a year ago must not go out.
 *
 * @param allowSample for a demonstration: what is invented passes, and the build says of itself that it is no site
 */
export function refusals({ content, settings }: Candidate, { allowSample }: { allowSample: boolean }): Refusal[] {
	const found = findings(content);
	const wrong: Refusal[] = [
		...found
			.filter(({ level }) => level === "error" || level === "warning")
			.map(({ file, line, message }) => ({ cause: "content" as const, file, line, message })),
		...wrongSettings(settings, content),
	];
	if (allowSample) return wrong;
	const samples = found
		.filter(({ level }) => level === "sample")
		.map(({ file, line, message }) => ({ cause: "sample" as const, file, line, message }));
	return [...wrong, ...samples, ...inventedNames(content, settings)];
}
