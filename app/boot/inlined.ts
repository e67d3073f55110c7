import style from "../first-screen.css?inline";
import layOutLater from "./defer-layout.ts?script";
import early from "./early.ts?script";

/** What stands in every page for its first paint: the same in all of them, so that the policy can name it by its hash. */
export const inlined = {
	style: style.trim(),
	script: `${early};${layOutLater}`,
};
