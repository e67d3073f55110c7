import { expect, it } from "vitest";
import { prefilledMail } from "../../../../app/features/inquiry/view/prefilled-mail.ts";
import { translator } from "../../../../app/locales/instances.server.ts";

const t = translator("es", "inquiry");

it("writes everything that was typed into the mail, with line breaks as RFC 6068 wants them", () => {
	const address = prefilledMail(t, "hola@firm.example", {
		name: "Ana & Luis",
		phone: "+52 33 5555 0123",
		message: "Uno\nDos\r\nTres ¿100 %?",
		sms_consent: "on",
	});
	expect(address).toMatch(/^mailto:hola@firm\.example\?subject=[^&\s]+&body=[^&\s]+$/);
	expect(new URL(address).searchParams.get("body")).toBe(
		"Nombre completo: Ana & Luis\r\n\r\nTeléfono: +52 33 5555 0123\r\n\r\nQué pasó: Uno\r\nDos\r\nTres ¿100 %?",
	);
});

it("leaves out what was not filled in", () => {
	const address = prefilledMail(t, "hola@firm.example", {});
	expect(new URL(address).searchParams.get("body")).toBe("");
});
