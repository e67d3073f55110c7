import { type ServiceId, serviceIds } from "../../../content/service-ids.ts";
import { href } from "../../pages/page-table.ts";
import { heading } from "../markdown.ts";
import type { Passage, Source } from "../passage.ts";
import { pageOnly, passagesOn, questionPassages } from "../passages-on.ts";
import { reviewBlocks } from "./lists.ts";

/** The frequently asked questions by topic, one passage per question. */
export function topicPassages(source: Source): Passage[] {
	const { content, locale } = source;
	const ref = { page: "faq" as const, locale, params: {} };
	return content.faq.flatMap((topic) => {
		const part = passagesOn(ref, { kind: "faq", under: "faq", context: topic[locale].topic });
		return [
			pageOnly(ref, [heading(2, topic[locale].topic)]),
			...questionPassages(topic.questions, part, locale).map((question): Passage => {
				const service = serviceLinked(question.markdown, source);
				return service ? { ...question, about: { ...question.about, service } } : question;
			}),
			pageOnly(ref, reviewBlocks(topic, source, 3)),
		];
	});
}

/** The practice area that an answer links to, directly or through one of its posts. */
function serviceLinked(markdown: string, { content, locale }: Source): ServiceId | undefined {
	const linked = (path: string) => markdown.includes(`](${path}`);
	return (
		serviceIds.find((id) => linked(href(locale, id))) ??
		content.posts.find(({ id }) => linked(href(locale, "post", { slug: id })))?.service
	);
}
