import "i18next";
import type Resources from "./resources.d.ts";

/** The Spanish files define the keys and what each one interpolates. */
declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "common";
		resources: Resources;
		strictKeyChecks: true;
		strictInterpolationChecks: true;
	}
}
