import { expect, it } from "vitest";
import * as en from "../../app/locales/en/index.ts";
import { startMessages } from "../../app/locales/messages.client.ts";

it("starts with the messages of all pages in one language, and has nothing of the server's", async () => {
	const i18n = await startMessages("en");
	expect(i18n.t("skip")).toBe(en.common.skip);
	expect(i18n.t("service:stepsNote")).toBe(en.service.stepsNote);
	expect(i18n.hasResourceBundle("es", "common")).toBe(false);
	for (const namespace of ["assistant", "hours", "mail", "problems"])
		expect(i18n.hasResourceBundle("en", namespace), namespace).toBe(false);
});
