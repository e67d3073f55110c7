/** Stands for the nonce in rendered pages; see `vite.config.ts`. */
declare const NONCE_PLACEHOLDER: string;

/** Random, one a build; see `vite.config.ts`. */
declare const BUILD_ID: string;

/** What the build may be served as; see `app/.server/publication.ts`. */
declare const PUBLISHED_AS: "site" | "demonstration" | "";

declare module "*?script" {
	/** The module as the text of a classic script, minified. */
	const text: string;
	export default text;
}

declare module "*?inline&rules" {
	/** The stylesheet, taken apart. */
	const rules: import("./boot/page-style.ts").StyleRule[];
	export default rules;
}

declare module "~icons/ph/*" {
	import type { ComponentType, SVGProps } from "react";

	const icon: ComponentType<SVGProps<SVGSVGElement>>;
	export default icon;
}

/** Trusted Types (https://w3c.github.io/trusted-types/), as far as `boot.ts` uses them. */
interface Window {
	readonly trustedTypes?: {
		createPolicy(
			name: string,
			rules: Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string | null>,
		): void;
	};
}
