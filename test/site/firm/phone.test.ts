import { expect, test } from "vitest";
import { phoneLink } from "../../../app/site/firm/phone.server.ts";
import { whatsappAddress } from "../../../app/site/firm/phone.ts";

test.each([
	["+16195550100", "(619) 555-0100", "+1 (619) 555-0100"],
	["+12105550142", "(210) 555-0142", "+1 (210) 555-0142"],
	// Area codes of three cities have two digits.
	["+523355550100", "+52 33 5555 0100", "+52 33 5555 0100"],
	["+525555550100", "+52 55 5555 0100", "+52 55 5555 0100"],
	["+528445550142", "+52 844 555 0142", "+52 844 555 0142"],
	["+526645550142", "+52 664 555 0142", "+52 664 555 0142"],
])("%s is written as in its country", (number, english, spanish) => {
	expect(phoneLink(number, "en")).toEqual({ href: `tel:${number}`, text: english });
	expect(phoneLink(number, "es")).toEqual({ href: `tel:${number}`, text: spanish });
});

test("what is no number is an error", () => {
	expect(() => phoneLink("6195550100", "en")).toThrow();
});

test("WhatsApp takes digits alone", () => {
	expect(whatsappAddress("+16195550101", "Hola, ¿qué tal?")).toBe(
		"https://wa.me/16195550101?text=Hola%2C%20%C2%BFqu%C3%A9%20tal%3F",
	);
});
