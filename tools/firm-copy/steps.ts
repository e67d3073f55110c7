import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Step } from "./firm-copy.ts";

const manifest = z.object({ scripts: z.object({ generate: z.string() }) });
const { scripts } = manifest.parse(JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")));

/** What tools that take seconds are made of; the others are run again when anything changes that content is made with. */
const slow: Readonly<Record<string, RegExp>> = {
	"node tools/pictures.ts": /^app\/content\/pictures|^tools\/pictures/,
	"node tools/fonts.ts": /^tools\/(fonts|theme)|^app\/ui\/theme|^package-lock/,
	"node tools/assistant-index.ts":
		/^app\/(content|locales|[.]server\/assistant|site\/(content|corpus|firm|format|pages))|^tools\/(assistant|corpora)/,
};

const any = /^(app\/(content|locales|site|[.]server\/assistant|ui\/theme)|tools|public\/brand)|^package/;

/** What content makes: pictures in their sizes and all of `npm run generate`. Types and unit tests need it. */
export const generate: readonly Step[] = ["node tools/pictures.ts", ...scripts.generate.split(" && ")].map(
	(command) => ({ command, of: slow[command] ?? any }),
);

/**
 * Makes a copy of the project another firm's by `npm run new-firm`, which wants to find everything committed. Pictures and
 * the rest that content makes are other steps.
 *
 * @param answers a file of answers, from the project's folder
 */
export function newFirm(answers: string): Step {
	const commit = "git -c user.name=Copy -c user.email=copy@copy.example commit --quiet --message Copy";
	const begin = ["git init --quiet", "git add --all", commit, "node tools/site-pages.ts"];
	const command = [...begin, `node tools/new-firm.ts --written-only --answers ${answers}`].join(" && ");
	return { command, of: /^(app|public|tools)\/|^test\/fixtures\/answers\/|^(package(-lock)?[.]json|wrangler[.]toml)$/ };
}

/** The Worker and its files, made of that. */
export const build: Step = {
	command: "react-router build",
	of: /^(app|public|tools)\/|^(package(-lock)?[.]json|(vite|react-router)[.]config[.]ts|wrangler[.]toml)$/,
};
