import { data, redirect } from "react-router";
import { environmentContext, requestIdContext, waitUntilContext } from "../.server/environment.ts";
import { inquiryFormData } from "../.server/inquiries/form-data.ts";
import { receive } from "../.server/inquiries/receive.ts";
import { parseReference } from "../features/inquiry/protocol/reference.ts";
import { Cities } from "../sections/cities.tsx";
import { ContactForm } from "../sections/contact-form.tsx";
import { ContactReceived } from "../sections/contact-received.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { contactPage, receivedPage } from "../site/loaders/contact-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import type { Route } from "./+types/contact";

const statusOf = { invalid: 422, tooLarge: 413, foreign: 403, tooMany: 429, unavailable: 503 } as const;

export async function loader({ request, context, url }: Route.LoaderArgs) {
	const ref = pageRef(context, "contact");
	const [code = ""] = url.searchParams.getAll("ref");
	const reference = parseReference(code);
	if (reference) return receivedPage(ref, reference);
	const form = await inquiryFormData(ref.locale, context.get(environmentContext), request, new Date());
	return { ...contactPage(ref), form };
}

/** Receives the form. A stored enquiry redirects to its confirmation; anything else renders this page again. */
export async function action({ request, context, url }: Route.ActionArgs) {
	const { locale } = pageRef(context, "contact");
	if (request.method !== "POST") throw data(null, { status: 405, headers: { allow: "GET, HEAD, POST" } });
	const receipt = await receive(request, {
		environment: context.get(environmentContext),
		locale,
		waitUntil: context.get(waitUntilContext),
		requestId: context.get(requestIdContext),
	});
	if (receipt.result === "tooSlow") throw data({ requestId: context.get(requestIdContext) }, { status: 408 });
	if (receipt.result === "stored") return redirect(`${url.pathname}?ref=${receipt.reference}`, 303);
	const { result: problem } = receipt;
	const values = "values" in receipt ? receipt.values : {};
	const errors = "errors" in receipt ? receipt.errors : undefined;
	const later = "retryAfter" in receipt ? { "retry-after": String(receipt.retryAfter) } : undefined;
	return data({ problem, values, errors }, { status: statusOf[problem], headers: later });
}

/** Each visitor gets their own form, so neither the page nor a response to it is ever cached. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
	const answer = new Headers(actionHeaders);
	answer.set("cache-control", "no-store");
	return answer;
}

export { meta } from "../site/pages/page-exports.ts";

export default function Contact({ loaderData: page, actionData }: Route.ComponentProps) {
	if ("received" in page) return <ContactReceived page={page} />;
	return (
		<>
			<PageHero page={page} brief />
			<ContactForm page={page} form={page.form} sent={actionData} />
			<Cities offices={page.offices} whereOnly />
		</>
	);
}
