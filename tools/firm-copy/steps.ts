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

/** The Worker and its files, made of that. */
export const build: Step = {
	command: "react-router build",
	of: /^(app|public|tools)\/|^(package(-lock)?[.]json|(vite|react-router)[.]config[.]ts|wrangler[.]toml)$/,
};
