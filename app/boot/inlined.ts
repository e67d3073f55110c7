import hero from "../first-screen-hero.css?inline";
import home from "../first-screen-home.css?inline";
import inner from "../first-screen-inner.css?inline";
import script from "./early.ts?script";

/**
 * What stands in pages for their first paint: a style for each kind of head, and the same script in all of them, so that
 * the policy can name each by its hash.
 */
export const inlined = {
	styles: { home: withoutDefaults(home), hero: withoutDefaults(hero), inner: withoutDefaults(inner) },
	script,
};

/**
 * Tailwind declares the defaults of its own properties twice, for old browsers and for new ones: a sixth of this style.
 * The whole sheet brings them; until then `reset.css` has those that the first screen shows. It says under which licence
 * Tailwind is, too.
 */
function withoutDefaults(css: string): string {
	return css
		.replace(/^\/\*.*?\*\/\s*/s, "")
		.replace(/@layer properties\{@supports.*?\}\}\}/s, "")
		.replace(/@property --tw-[^}]*\}/g, "")
		.trim();
}
