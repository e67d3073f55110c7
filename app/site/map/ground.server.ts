import ground from "#generated/map/ground.json" with { type: "json" };
import type { Ground } from "./panel.ts";

/** Where the views of this firm's map are. */
export const siteGround: Ground = ground;
