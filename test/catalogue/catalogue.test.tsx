import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Catalogue, useSpecimens } from "../../app/catalogue/catalogue.tsx";
import { type Samples, samples } from "../../app/catalogue/samples.server.ts";
import type { Specimens } from "../../app/catalogue/specimen.tsx";
import { instances } from "../../app/locales/instances.server.ts";
import { type Locale, locales } from "../../app/locales/locale.ts";

const app = join(import.meta.dirname, "../../app");

/** What has no look of its own, or stands around every page and so around the catalogue. */
const elsewhere = [
	"ui/link",
	"ui/stylesheet",
	"sections/page-link",
	"sections/navigation-focus",
	"sections/site-layout",
	"sections/floating-buttons",
	"sections/footer",
	"sections/header",
	"sections/menus",
];

const filesIn = (folder: string) =>
	readdirSync(join(app, folder))
		.filter((file) => file.endsWith(".tsx"))
		.map((file) => `${folder}/${file.replace(".tsx", "")}`);

/** Files of a section that no other section draws: what others draw is seen there. */
function outermost(): string[] {
	const sections = filesIn("sections");
	const drawn = new Set(
		sections.flatMap((file) =>
			Array.from(readFileSync(join(app, `${file}.tsx`), "utf8").matchAll(/from "\.\/([\w-]+)\.tsx"/g), ([, name]) =>
				join("sections", name ?? ""),
			),
		),
	);
	return sections.filter((file) => !drawn.has(file));
}

async function shown(locale: Locale): Promise<{ specimens: Specimens; html: string }> {
	const sample: Samples = await samples(locale);
	let specimens: Specimens = {};
	function Page() {
		specimens = useSpecimens(sample);
		return <Catalogue samples={sample} other="/catalogo" />;
	}
	const Stub = createRoutesStub([{ id: `${locale}/catalogue`, path: "/", Component: Page }]);
	const html = renderToStaticMarkup(
		<I18nextProvider i18n={instances[locale]}>
			<Stub />
		</I18nextProvider>,
	);
	return { specimens, html };
}

describe("the catalogue", () => {
	it("has every primitive, and every section that no other one draws", async () => {
		const { specimens } = await shown("es");
		const wanted = [...filesIn("ui"), ...outermost()].filter((file) => !elsewhere.includes(file));
		expect(wanted.filter((file) => !(file in specimens))).toEqual([]);
	});

	it.each(locales)("draws each of its states, in %s", async (locale) => {
		const { specimens, html } = await shown(locale);
		const states = Object.entries(specimens).flatMap(([file, each]) =>
			Object.keys(each).map((state) => `${file} ${state}`),
		);
		const parts = html.split(/<figure data-specimen="/).slice(1);
		expect(parts.map((part) => part.slice(0, part.indexOf('"')))).toEqual(states);
		// A message without words would show its key.
		expect(html).not.toMatch(/undefined|\[object Object\]|>[a-z]+(\.[a-z]+)+</i);
		const drawn = /<\/figcaption>(<div[^>]*>)*<(?!\/)/;
		expect(parts.filter((part) => !drawn.test(part)).map((part) => part.slice(0, 60))).toEqual([]);
	});

	it("names files that exist", async () => {
		const { specimens } = await shown("es");
		const files = [...filesIn("ui"), ...filesIn("sections"), "ui/icons", "features/fit-quiz/fit-quiz"];
		expect(Object.keys(specimens).filter((file) => !files.includes(file))).toEqual([]);
	});
});

describe("its route", () => {
	afterEach(() => {
		vi.unstubAllEnvs();
		vi.resetModules();
	});

	/** The paths of all routes, as they are declared under an environment. */
	async function paths(environment: string): Promise<(string | undefined)[]> {
		vi.stubEnv("NODE_ENV", environment);
		vi.resetModules();
		const { default: routes } = await import("../../app/routes.ts");
		return routes.map(({ path }) => path);
	}

	it("exists in development alone", async () => {
		const own = ["/catalogo", "/en/catalogue"];
		expect(await paths("development")).toEqual(expect.arrayContaining(own));
		for (const path of own) expect(await paths("production")).not.toContain(path);
		expect((await paths("production")).length).toBe((await paths("development")).length - own.length);
	});
});
