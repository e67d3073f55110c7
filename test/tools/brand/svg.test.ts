import { describe, expect, it } from "vitest";
import { cleanSvg } from "../../../tools/brand/svg.ts";

const svg = (inner: string, attributes = 'viewBox="0 0 40 20"') =>
	`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const clean = (source: string, options = {}) => cleanSvg(source, "public/brand/mark.svg", options);

describe("an image of the firm", () => {
	it("loses scripts, and what a drawing program left in it", () => {
		const { source } = clean(
			`<?xml version="1.0"?><!DOCTYPE svg><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.3" viewBox="0 0 40 20" onload="alert(1)"><title>Logo</title><metadata>me</metadata><script>alert(1)</script><path d="M0 0h9"/></svg>`,
		);
		expect(source).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h9"/></svg>');
	});

	it("has its viewBox as its only size", () => {
		const { source, ...box } = clean(
			svg("", 'x="0px" y="0px" width="80px" height="40px" viewBox="-4 2 40 20" class="a"'),
		);
		expect(box).toEqual({ left: -4, top: 2, width: 40, height: 20 });
		expect(source).not.toMatch(/ (width|height|x|y|class)=/);
		expect(clean(svg("", 'width="80px" height="40px"'))).toMatchObject({ left: 0, top: 0, width: 80, height: 40 });
	});

	it("keeps its own colours, and takes one for currentColor", () => {
		const { source } = clean(svg('<path fill="#c80" stroke="currentColor" d="M0 0h9"/>'), { colour: "#e9b791" });
		expect(source).toContain('fill="#c80" stroke="currentColor"');
		expect(source).toMatch(/^<svg [^>]*color="#e9b791"/);
	});

	it("is painted again, its styles as well, and what has no colour as one wants", () => {
		const repaint = (colour: string) => `[${colour}]`;
		const { source } = clean(
			svg(
				'<style>.a{stroke:#123456}</style><path class="a" style="fill:none" d="M0 0h9"/><path fill="red" d="M0 0h9"/>',
			),
			{ repaint, fill: "#456" },
		);
		expect(source).toMatch(/^<svg [^>]*fill="#456"/);
		expect(source).toContain('stroke="[#123456]"');
		expect(source).toContain('fill="none"');
		expect(source).toContain('fill="[red]"');
	});

	it("has ids of its own", () => {
		const { source } = clean(svg('<path id="a" d="M0 0h9"/><use href="#a"/>'), { prefix: "small" });
		expect(source).toContain('id="small-a"');
		expect(source).toContain('href="#small-a"');
	});

	it.each([
		["text", svg("<text>Firm</text>"), "it has text: convert it to outlines"],
		["a picture elsewhere", svg('<image href="logo.png"/>'), "it needs another file (logo.png): embed it"],
		["an old link", svg('<use xlink:href="https://x.example/a.svg#a"/>'), "it needs another file (https://x.example"],
		["no size", svg("", ""), "it has no viewBox"],
		["HTML", svg("<foreignObject/>"), "it has a <foreignObject>"],
	])("with %s is refused by its name", (_, source, message) => {
		expect(() => clean(source)).toThrow(`public/brand/mark.svg: ${message}`);
	});

	it("that is no SVG is refused by its name", () => {
		expect(() => clean("<svg><path></svg>")).toThrow("public/brand/mark.svg: ");
		expect(() => clean("GIF89a")).toThrow("public/brand/mark.svg: ");
	});
});
