import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { instances } from "../../app/locales/instances.server.ts";
import { Footer } from "../../app/sections/footer.tsx";
import { Header } from "../../app/sections/header.tsx";
import { layoutData } from "../../app/site/firm/layout-data.server.ts";

const facts = layoutData("es");

function render(part: ReactNode): string {
	const Stub = createRoutesStub([{ id: "es/home", path: "/", Component: () => part }]);
	return renderToStaticMarkup(
		<I18nextProvider i18n={instances.es}>
			<Stub />
		</I18nextProvider>,
	);
}

/** The size in which the header writes a name. */
const sizeOf = (name: string) =>
	/<a [^>]*class="[^"]*?(text-\S+) lg:text-[^"]*"/.exec(render(<Header facts={{ ...facts, name }} />))?.[1];

it("a name that is too long for the header is set smaller", () => {
	expect(sizeOf("Roble & Ríos")).toBe("text-[1.3125rem]");
	expect(sizeOf("Roble, Ríos, Encinas & Sabinas Internacional")).toBe("text-small");
});

it("the footer has up to three offices in a column, and more beside each other", () => {
	const html = (count: number) => {
		const offices = Array.from({ length: count }).flatMap((_, index) =>
			facts.offices.slice(0, 1).map((office) => ({ ...office, id: `office-${index}` })),
		);
		return render(<Footer facts={{ ...facts, offices }} />);
	};
	expect(html(3)).toContain('<div class="lg:col-span-3 lg:row-span-2">');
	expect(html(4)).toContain('<div class="sm:col-span-2 lg:col-span-12">');
	expect(html(4).match(/<address/g)).toHaveLength(4);
});
