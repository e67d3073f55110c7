/** Random, one a build; see `vite.config.ts`. */
declare const BUILD_ID: string;

/** What the build may be served as; see `app/.server/publication.ts`. */
declare const PUBLISHED_AS: "site" | "demonstration" | "";

declare module "*?script" {
	/** The module as the text of a classic script, minified. */
	const text: string;
	export default text;
}

declare module "*?entry" {
	/** Address of the module as a browser loads it. */
	const address: string;
	export default address;
}

declare module "~icons/ph/*" {
	import type { ComponentType, SVGProps } from "react";

	const icon: ComponentType<SVGProps<SVGSVGElement>>;
	export default icon;
}

interface Window {
	/** What was pressed before `entry.boot.ts` came: see `boot/early.ts`. */
	earlyPress?: EventTarget | null;
	/** Trusted Types (https://w3c.github.io/trusted-types/), as far as `boot/trusted-types.ts` uses them. */
	readonly trustedTypes?: {
		createPolicy(
			name: string,
			rules: Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string | null>,
		): void;
	};
}
