import type { InquiryErrors } from "../features/inquiry/protocol/inquiry-schema.ts";

export const inquiryErrors: InquiryErrors = {
	name: "Enter your name.",
	nameLong: "The name can have up to 200 characters.",
	contact: "Enter an email or a phone number so that we can answer you.",
	email: "Check the email: it should look like name@example.com.",
	emailLong: "The email can have up to 254 characters.",
	phoneLong: "The phone number can have up to 40 characters.",
	partiesLong: "The names of the other parties can take up to 2000 characters.",
	message: "Tell us in a few words what happened.",
	messageLong: "The message can have up to 5000 characters. Shorten it; the details come later.",
	transcriptLong: "The conversation can have up to 40,000 characters. Take out a part or send the form without it.",
	choice: "Choose one of the options in the list.",
	slot: "That time is no longer available at the office you chose. Choose another or leave it blank.",
	consent: "To send your request we need you to accept the privacy notice.",
	malformed: "This field reached us in a form that we cannot read. Please write it again.",
};
