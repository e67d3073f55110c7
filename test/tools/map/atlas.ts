import { atScale, readGeography } from "../../../tools/map/geography.ts";

/** Read once for all tests of the map: it takes a second. */
export const geography = await readGeography();
export const outlines = atScale(geography, 0.1);
