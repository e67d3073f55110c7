import "i18next";
import type Resources from "./resources.d.ts";

/** Keys, and what each interpolates, are those of the Spanish files. */
declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "common";
		resources: Resources;
		strictKeyChecks: true;
		strictInterpolationChecks: true;
	}
}
