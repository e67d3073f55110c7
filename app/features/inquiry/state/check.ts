import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { InquiryFormData } from "../protocol/form-data.ts";
import { type InquirySettings, inquirySchema } from "../protocol/inquiry-schema.ts";

// Compiled checks need `new Function`, which the site's policy forbids and reports.
z.config({ jitless: true });

/** Checks the form by the server's own schema. Loaded when somebody begins to fill it in: the library is large. */
export function check(formData: FormData, errors: InquiryFormData["errors"], settings: InquirySettings) {
	return parseWithZod(formData, { schema: inquirySchema(errors, settings) });
}

export type Check = typeof check;
