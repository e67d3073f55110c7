import { z } from "zod";
import { day, languages, line, markdown, serviceId, slug, words } from "./fields.ts";

/** An entry of the video and interview library. */
export const video = z.strictObject({
	sample: z.boolean(),
	order: z.int().positive(),
	published: day,
	/** Length in seconds. */
	seconds: z.int().positive(),
	/** The 11 characters of its YouTube address; nothing is fetched from there before a click. */
	youtube: z.string().regex(/^[A-Za-z0-9_-]{11}$/),
	spoken: z.enum(languages),
	picture: slug,
	topic: slug,
	service: serviceId,
	...words({
		title: line.max(80),
		description: line.max(220),
		/** How captions were made and in which languages they exist. */
		captions: line,
		transcript: markdown,
	}),
});
