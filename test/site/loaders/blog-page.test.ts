import { expect, it } from "vitest";
import { blogPage } from "../../../app/site/loaders/blog-page.server.ts";
import { pageRefOf } from "../../../app/site/pages/page-table.ts";

const page = (query: string) => {
	const ref = pageRefOf({ page: "blog", locale: "es" }, {});
	if (ref.page !== "blog") throw new Error("no page of the blog");
	return blogPage(ref, new URLSearchParams(query));
};

it("offers the topics that have a post, and no other", () => {
	expect(page("").topics.map(({ id }) => id)).toEqual(["migracion", "empleo", "empresas"]);
});

it("ends with the last page, whatever page is asked for", () => {
	for (const query of ["page=99", "page=-3", "page=x", "page=1.5"]) {
		const { current, pages, posts } = page(query);
		expect(current).toBe(query === "page=99" ? pages : 1);
		expect(posts.length).toBeGreaterThan(0);
	}
});

it("shows the posts of a topic; one without posts counts as none", () => {
	expect(page("topic=empleo").posts.map(({ id }) => id)).toEqual(["leer-un-recibo-de-pago"]);
	expect(page("topic=comercio").posts).toHaveLength(3);
	expect(page("topic=nada").posts).toHaveLength(3);
});
