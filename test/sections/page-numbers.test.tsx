import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { instances } from "../../app/locales/instances.server.ts";
import { PageNumbers } from "../../app/sections/page-numbers.tsx";

function addresses(topic: string | undefined, pages = 3): string[] {
	const Blog = createRoutesStub([
		{ id: "es.blog", path: "/blog", Component: () => <PageNumbers pages={pages} current={2} topic={topic} /> },
	]);
	const html = renderToString(
		<I18nextProvider i18n={instances.es}>
			<Blog initialEntries={["/blog"]} />
		</I18nextProvider>,
	);
	return Array.from(html.matchAll(/href="([^"]+)"/g), ([, address = ""]) => address.replaceAll("&amp;", "&"));
}

test("each number leads to its page of the topic, the first to the topic itself, between the page before and the next", () => {
	expect(addresses(undefined)).toEqual(["/blog", "/blog", "/blog?page=2", "/blog?page=3", "/blog?page=3"]);
	expect(addresses("empleo", 2)).toEqual(["/blog?topic=empleo", "/blog?topic=empleo", "/blog?topic=empleo&page=2"]);
	expect(addresses("empleo", 1)).toEqual([]);
});
