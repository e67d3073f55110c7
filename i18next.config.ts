import { defineConfig } from "i18next-cli";

/** Of `i18next-cli`: the types of the messages (`npm run typegen`), and which keys are unused or missing (`npm test`). */
export default defineConfig({
	locales: ["es", "en"],
	extract: {
		// Globs pass over folders with a dot unless they name them.
		input: ["app/**/*.{ts,tsx}", "app/.server/**/*.ts"],
		output: "app/locales/{{language}}/{{namespace}}.json",
		defaultNS: "common",
		useTranslationNames: ["useTranslation", { name: "translator", nsArg: 1, keyPrefixArg: 2 }],
		// Keys that end in a value: the tool resolves those whose type it finds, and these it does not.
		preservePatterns: [
			"assistant:emergency.arrestDeclined.*",
			"assistant:emergency.arrestElsewhere.*",
			"assistant:outside.fields.*",
			"assistant:person.languageNames.*",
			"chat:examples.*",
			"chat:failed",
			"chat:stopped",
			"common:pages.*",
			"common:search.kinds.*",
			"hours:sentence_range",
			"inquiry:person.ways.*",
			"inquiry:problems.*",
			"law:jurisdictions.*",
			"mail:alert.kinds.*",
			"mail:digest.flags.*",
			"mail:firm.languages.*",
			"mail:firm.ways.*",
			"problems:*",
		],
	},
	types: {
		input: ["app/locales/es/*.json"],
		output: "app/locales/i18next.d.ts",
		resourcesFile: "app/locales/resources.d.ts",
	},
});
