import hero from "../first-screen-hero.css?inline";
import home from "../first-screen-home.css?inline";
import inner from "../first-screen-inner.css?inline";
import script from "./early.ts?script";

/**
 * What pages inline for their first paint: one style per kind of head, and the same script in all of them, so that the
 * policy can list each by its hash.
 */
export const inlined = {
	styles: { home: withoutDefaults(home), hero: withoutDefaults(hero), inner: withoutDefaults(inner) },
	script,
};

/**
 * Tailwind declares the defaults of its own properties twice, for old and new browsers: a sixth of this style. The full
 * stylesheet contains them; until it loads, `reset.css` has those that the first screen needs. It also carries
 * Tailwind's license notice.
 */
function withoutDefaults(css: string): string {
	return css
		.replace(/^\/\*.*?\*\/\s*/s, "")
		.replace(/@layer properties\{@supports.*?\}\}\}/s, "")
		.replace(/@property --tw-[^}]*\}/g, "")
		.trim();
}
