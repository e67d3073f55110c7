import { data, redirect } from "react-router";
import { environmentContext, requestIdContext, waitUntilContext } from "../.server/environment.ts";
import { inquiryFormData, inquiryWordsIn } from "../.server/inquiries/form-data.ts";
import { receive } from "../.server/inquiries/receive.ts";
import { pageLoader } from "../.server/page-loader.ts";
import { parseReference } from "../features/inquiry/protocol/reference.ts";
import { InquiryForm } from "../features/inquiry/view/inquiry-form.tsx";
import { Received } from "../features/inquiry/view/received.tsx";
import { useWords } from "../locales/words.ts";
import { localeOf } from "../middleware/locale.ts";
import { Cities } from "../sections/cities.tsx";
import { DirectContact } from "../sections/direct-contact.tsx";
import { HeroActions } from "../sections/hero-actions.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { TextSections } from "../sections/text-sections.tsx";
import { firm } from "../site/content/content.server.ts";
import { contentPage } from "../site/content/content-page.server.ts";
import { hoursText } from "../site/firm/hours.server.ts";
import { offices } from "../site/firm/offices.server.ts";
import { phoneLink } from "../site/firm/phone.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { organizationAndOffices } from "../site/structured/organization.server.ts";
import { Prose } from "../ui/prose.tsx";
import type { Route } from "./+types/contact";

/** Where the form stands. It posts to it, so that an answer is shown there. */
const anchor = "formulario";

const statusOf = { invalid: 422, tooLarge: 413, foreign: 403, unavailable: 503 } as const;

export const loader = pageLoader<"contact", ReturnType<typeof load>>(({ place, url, args }) => {
	const reference = parseReference(url.searchParams.get("ref") ?? "");
	return load(place, reference, () =>
		inquiryFormData(place.locale, args.context.get(environmentContext), args.request, new Date()),
	);
});

function load(
	place: Parameters<typeof contentPage>[0],
	reference: string | undefined,
	newForm: () => ReturnType<typeof inquiryFormData>,
) {
	const { locale } = place;
	const { direct, received } = inquiryWordsIn[locale];
	const { sections, head, ...page } = contentPage(place, organizationAndOffices(locale));
	return {
		...page,
		head: reference ? { ...head, title: received.title, robots: "noindex" as const } : head,
		disclaimer: sections.find(({ id }) => id === "antes-de-escribir"),
		sections: sections.filter(({ id }) => id !== "antes-de-escribir"),
		offices: offices(locale),
		hours: hoursText(firm.offices, locale),
		firm: { phone: phoneLink(firm.phone, locale), whatsapp: firm.whatsapp, email: firm.email },
		direct,
		// Words that speak of success travel with a reference only.
		...(reference ? { received: { reference, words: received } } : { form: newForm() }),
	};
}

/** Takes the form. What is stored goes on to its confirmation, everything else is this page again. */
export async function action({ request, context, url }: Route.ActionArgs) {
	const locale = localeOf(context);
	if (request.method !== "POST") throw data(null, { status: 405, headers: { allow: "GET, HEAD, POST" } });
	const receipt = await receive(request, {
		environment: context.get(environmentContext),
		locale,
		waitUntil: context.get(waitUntilContext),
		requestId: context.get(requestIdContext),
	});
	if (receipt.result === "stored") return redirect(`${url.pathname}?ref=${receipt.reference}`, 303);
	const { result: problem } = receipt;
	const values = "values" in receipt ? receipt.values : {};
	const errors = "errors" in receipt ? receipt.errors : undefined;
	return data({ problem, values, errors }, { status: statusOf[problem] });
}

/** Each visitor has a form of their own: neither the page nor what it answers is ever kept. */
export const headers = () => ({ "cache-control": "no-store" });

export const meta = pageMeta;

export default function Contact({ loaderData: page, actionData }: Route.ComponentProps) {
	const { contact } = useWords();
	const locale = useLocale();
	const path = href(locale, "contact");
	const direct = (text: string, className: string) => (
		<DirectContact
			heading={page.direct.heading}
			offices={page.offices}
			hours={page.hours}
			whatsapp={{ number: page.firm.whatsapp, label: page.direct.whatsapp, text }}
			email={{ address: page.firm.email, label: page.direct.email }}
			className={className}
		/>
	);
	if ("received" in page) {
		const { reference, words } = page.received;
		return (
			<>
				<section id={anchor} tabIndex={-1} aria-label={words.title} className="scroll-mt-24">
					<PageHero trail={page.trail} heading={words.heading} lead={words.lead}>
						<Received reference={reference} words={words} path={path} />
					</PageHero>
				</section>
				<TextSections sections={page.sections.filter(({ id }) => id !== "que-preparar")}>
					{direct(`${words.whatsapp} ${reference}.`, "mb-section max-w-[26rem]")}
				</TextSections>
			</>
		);
	}
	return (
		<>
			<PageHero trail={page.trail} heading={page.heading} lead={page.lead} picture={page.picture}>
				<HeroActions phone={page.firm.phone} />
			</PageHero>
			<div className="mx-auto grid max-w-page gap-x-gap px-edge py-16 lg:grid-cols-12 lg:py-24">
				<div className="max-w-[42rem] lg:col-span-8">
					<InquiryForm
						data={page.form}
						sent={actionData}
						locale={locale}
						heading={contact.form}
						path={path}
						anchor={anchor}
					>
						{page.disclaimer ? (
							<section
								id={page.disclaimer.id}
								aria-labelledby="disclaimer"
								className="plate mb-12 rounded-plate bg-cal px-5 py-6 sm:px-7 sm:py-8"
							>
								<h3 id="disclaimer" className="text-h3 text-noche">
									{page.disclaimer.heading}
								</h3>
								<Prose html={page.disclaimer.body} className="mt-4" />
							</section>
						) : null}
					</InquiryForm>
				</div>
				{direct(page.direct.text, "mt-16 lg:sticky lg:top-10 lg:col-span-4 lg:mt-0 lg:self-start lg:pl-8")}
			</div>
			<TextSections sections={page.sections} />
			<Cities offices={page.offices} />
		</>
	);
}
