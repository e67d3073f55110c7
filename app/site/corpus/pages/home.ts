import { translator } from "../../../locales/instances.server.ts";
import { href } from "../../pages/page-table.ts";
import { heading, link, list, sentence, text } from "../markdown.ts";
import type { Source, TextPage } from "../passage.ts";
import { pageOnly, passagesOn } from "../passages-on.ts";
import { sampleMark } from "../sample-mark.ts";
import { caseList, claimList, officeList, serviceList } from "./lists.ts";

/** The home page, for questions such as what the firm does. */
export function homePage(source: Source): TextPage {
	const { content, locale } = source;
	const t = translator(locale, ["common", "firm"]);
	const { [locale]: it } = content.home;
	const ref = { page: "home" as const, locale, params: {} };
	const { intro, practice, cases, testimonials, invitation } = it;
	const opening = passagesOn(ref, { kind: "page", under: "home", pageTitle: it.title })({
		title: it.title,
		heading: "",
		context: it.name,
		markdown: `${text(it.lead)} ${text(intro.text)}`,
		more: `${it.description} ${practice.text} ${invitation.text}`,
		shown: text(it.lead),
	});
	const said = content.testimonials.map(
		({ name, rating, sample, [locale]: each }) =>
			`“${text(each.text)}” ${text(name)}, ${sentence(text(each.company))} ${sentence(t("firm:rating", { stars: rating }))}${sampleMark(sample, locale)}`,
	);
	const stories = content.carousel.map(({ id }) => id);
	const blocks = [
		heading(2, intro.heading),
		text(intro.text),
		claimList(source),
		heading(2, practice.heading),
		text(practice.text),
		serviceList(source),
		...(cases && stories.length > 0
			? [heading(2, cases.heading), text(cases.text), caseList(source, stories), `*${text(cases.notice)}*`]
			: []),
		...(testimonials && said.length > 0 ? [heading(2, testimonials.heading), text(testimonials.text), list(said)] : []),
		...(testimonials && content.firm.reviews ? [link(testimonials.link, content.firm.reviews.url)] : []),
		heading(2, invitation.heading),
		text(invitation.text),
		link(t("hero.interview"), href(locale, "contact")),
		...officeList(source),
	];
	return { ...it, ref, passages: [opening, pageOnly(ref, blocks)] };
}
