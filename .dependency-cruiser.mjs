/** dependency-cruiser looks for its rules here; they are typed there. */
export { layers as default } from "./tools/layers.ts";
