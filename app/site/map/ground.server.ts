import ground from "#generated/map/ground.json" with { type: "json" };
import type { Ground } from "./panel.ts";

/** The views of this firm's map. */
export const siteGround: Ground = ground;
