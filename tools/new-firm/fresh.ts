import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** This repository, whichever firm other tests run on. */
export const project = resolve(import.meta.dirname, "../..");

const named = z.array(z.object({ name: z.string() }));
const read = (file: string): unknown => parse(readFileSync(resolve(project, file), "utf8"));
const { neutral } = z
	.object({ neutral: z.record(z.string(), z.unknown()) })
	.parse(read("tools/new-firm/pictures.yaml"));
const { pictures } = z.object({ pictures: named }).parse(read("app/content/pictures.yaml"));

/**
 * Whether this repository can be made another firm's: it still has all pictures with which one begins. One that has been
 * made another firm's keeps those that the firm shows, and the tool refuses it.
 */
export const isFresh = Object.keys(neutral).every((name) => pictures.some((picture) => picture.name === name));
