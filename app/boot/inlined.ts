import style from "../first-screen.css?inline";
import layOutLater from "./defer-layout.ts?script";
import early from "./early.ts?script";

/** What stands in every page for its first paint: the same in all of them, so that the policy can name it by its hash. */
export const inlined = {
	style: withoutDefaults(style),
	script: `${early};${layOutLater}`,
};

/**
 * Tailwind declares the defaults of its own properties twice, for old browsers and for new ones: a sixth of this style.
 * The whole sheet brings them; until then `reset.css` has those that the first screen shows.
 */
function withoutDefaults(css: string): string {
	return css
		.replace(/@layer properties\{@supports.*?\}\}\}/s, "")
		.replace(/@property --tw-[^}]*\}/g, "")
		.trim();
}
