import { defineConfig } from "i18next-cli";

/** Of `i18next-cli`: the types of the messages (`npm run typegen`), and which keys are unused or missing (`npm test`). */
export default defineConfig({
	locales: ["es", "en"],
	extract: {
		input: ["app/**/*.{ts,tsx}", "app/.server/**/*.ts"],
		ignore: ["app/content/.content-collections/**"],
		output: "app/locales/{{language}}/{{namespace}}.json",
		defaultNS: "common",
	},
	types: {
		input: ["app/locales/es/*.json"],
		output: "app/locales/i18next.d.ts",
		resourcesFile: "app/locales/resources.d.ts",
	},
});
