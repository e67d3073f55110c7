import { expect, it } from "vitest";
import * as en from "../../app/locales/en/index.ts";
import { loadMessages, startMessages } from "../../app/locales/messages.client.ts";

it("starts with common and what is asked for, fetches the rest later, and has nothing of the server's", async () => {
	const i18n = await startMessages("en", ["faq"]);
	expect(i18n.t("skip")).toBe(en.common.skip);
	expect(i18n.t("faq:topics")).toBe(en.faq.topics);
	expect(i18n.hasResourceBundle("en", "service")).toBe(false);
	await loadMessages(["service", "common"]);
	expect(i18n.t("service:stepsNote")).toBe(en.service.stepsNote);
	expect(i18n.hasResourceBundle("es", "common")).toBe(false);
	await expect(loadMessages(["mail"])).rejects.toThrow("mail");
});
