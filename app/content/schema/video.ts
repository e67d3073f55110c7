import { z } from "zod";
import { day, languages, line, markdown, serviceId, slug, words } from "./fields.ts";

/** An entry of the video and interview library. */
export const video = z.strictObject({
	sample: z.boolean(),
	order: z.int().positive(),
	published: day,
	/** Length in seconds. */
	seconds: z.int().positive(),
	/** The 11-character YouTube id; nothing is fetched from YouTube before a click. */
	youtube: z.string().regex(/^[A-Za-z0-9_-]{11}$/),
	spoken: z.enum(languages),
	picture: slug,
	topic: slug,
	service: serviceId,
	...words({
		title: line.max(80),
		description: line.max(220),
		/** How the captions were made, and in which languages. */
		captions: line,
		transcript: markdown,
	}),
});
