import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { instances } from "../../app/locales/instances.server.ts";
import { Cities } from "../../app/sections/cities.tsx";
import { Footer } from "../../app/sections/footer.tsx";
import { Header } from "../../app/sections/header.tsx";
import { layoutData } from "../../app/site/firm/layout-data.server.ts";
import { offices } from "../../app/site/firm/offices.server.ts";

const facts = layoutData("es");

function render(part: ReactNode): string {
	const Stub = createRoutesStub([{ id: "es/home", path: "/", Component: () => part }]);
	return renderToStaticMarkup(
		<I18nextProvider i18n={instances.es}>
			<Stub />
		</I18nextProvider>,
	);
}

/** The classes of the link that bears the name, in the header. */
const brandOf = (name: string) =>
	/class="(header-brand[^"]*)"/.exec(render(<Header facts={{ ...facts, name }} />))?.[1];

it("a name that is too long for the header is set smaller", () => {
	expect(brandOf("Roble & Ríos")).toBe("header-brand");
	expect(brandOf("Roble, Ríos, Encinas & Sabinas Internacional")).toBe("header-brand long-name");
});

/** As many of a thing as a test wants, with ids of their own. */
const times = <Item,>(count: number, some: readonly Item[]) =>
	Array.from({ length: count }).flatMap((_, index) =>
		some.slice(0, 1).map((one) => ({ ...one, id: `office-${index}` })),
	);

it("the footer has up to three offices in a column, and more beside each other", () => {
	const html = (count: number) => render(<Footer facts={{ ...facts, offices: times(count, facts.offices) }} />);
	expect(html(3)).toContain('<div class="footer-contact lg:col-span-3 lg:row-span-2">');
	expect(html(4)).toContain('<div class="col-span-full">');
	expect(html(4).match(/<address/g)).toHaveLength(4);
});

it("an office without one beside it has the row, and its picture that width", () => {
	const rows = [1, 2, 3, 4, 5, 6].map((count) => {
		const html = render(<Cities offices={times(count, offices("es"))} />);
		return [
			html.match(/<section [^>]*office-row/g)?.length ?? 0,
			html.match(/<source type="image\/avif" [^>]*sizes="100vw"/g)?.length ?? 0,
		];
	});
	expect(rows).toEqual([
		[1, 1],
		[0, 0],
		[0, 0],
		[0, 0],
		[1, 1],
		[0, 0],
	]);
});
