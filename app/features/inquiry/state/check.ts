import { parseWithZod } from "@conform-to/zod/v4";
import type { TFunction } from "i18next";
import { z } from "zod";
import { type InquirySettings, inquirySchema } from "../protocol/inquiry-schema.ts";

// Compiled checks need `new Function`, which the site's policy forbids and reports.
z.config({ jitless: true });

/**
 * Validates the form with the server's own schema. Loaded when the visitor starts filling it in, because the library is
 * large.
 */
export function check(formData: FormData, t: TFunction<"inquiry">, settings: InquirySettings) {
	return parseWithZod(formData, { schema: inquirySchema(t, settings) });
}

export type Check = typeof check;
