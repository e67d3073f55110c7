import type { Page } from "playwright-core";

interface Stop {
	/** What has focus; nothing when the page's end was passed. */
	name: string | undefined;
	problem: string | undefined;
}

/** Steps after which somebody is caught: no page has so many. */
const most = 600;

/**
 * Goes through a page by Tab alone, to its end. What has focus can be seen, says that it has it, and nothing lies over it
 * (WCAG 2.1.2, 2.4.7, 2.4.12).
 *
 * @returns what is wrong, and with what
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
	const problems: string[] = [];
	await page.evaluate(() => scrollTo(0, 0));
	for (let step = 0; step < most; step++) {
		await page.keyboard.press("Tab");
		const { name, problem } = await page.evaluate(focusStop);
		if (problem) problems.push(`${problem}: ${name}`);
		if (!name) return step === 0 ? ["nothing takes focus"] : problems;
	}
	return [...problems, `${most} steps of Tab do not lead out of the page`];
}

/** Runs in the page: where focus is, and what is wrong with it there. */
function focusStop(): Stop {
	const element = document.activeElement;
	if (!element || element === document.body) return { name: undefined, problem: undefined };
	const name = element.outerHTML.slice(0, 140).replace(/\s+/g, " ");
	const tell = (problem: string | undefined): Stop => ({ name, problem });
	// Inside of a frame focus is the other document's to show.
	if (element instanceof HTMLIFrameElement) return tell(undefined);

	// A control that is drawn by its label has next to no size of its own.
	const isDrawn = ({ width, height }: DOMRect) => width > 4 && height > 4;
	const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
	const shown = isDrawn(element.getBoundingClientRect()) ? element : (label ?? element);
	const box = Array.from(shown.getClientRects()).find(isDrawn);
	if (!box) return tell("focus is on what cannot be seen");

	const ring = element.closest("svg") && element.querySelector("circle");
	const isRinged = ring && !/^none$|, 0\)$/.test(getComputedStyle(ring).stroke);
	const marked = [element, shown, element.nextElementSibling].some((each) => {
		if (!each || isRinged) return Boolean(isRinged);
		const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
		return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== "none";
	});
	if (!marked) return tell("focus does not show");

	// What is tall cannot always be seen whole, and of a field for text a browser shows where one writes.
	if (box.height > innerHeight / 4) return tell(undefined);
	const inset = 3;
	const [left, right] = [Math.max(box.left, 0) + inset, Math.min(box.right, innerWidth) - inset];
	const points = [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset].flatMap((y) =>
		[left, (left + right) / 2, right].map((x) => [x, y] as const),
	);
	if (box.top < -1 || box.bottom > innerHeight + 1) return tell("focus is out of the window");
	for (const [x, y] of points) {
		const hit = document.elementFromPoint(x, y);
		if (!hit || hit.contains(shown) || shown.contains(hit) || label?.contains(hit)) continue;
		// What is rounded or cut out lets its neighbour be hit at its corners: only what floats can cover it.
		let over: Element | null = hit;
		while (over && !/fixed|sticky/.test(getComputedStyle(over).position)) over = over.parentElement;
		if (over && !over.contains(shown)) return tell(`${over.tagName.toLowerCase()} lies over what has focus`);
	}
	return tell(undefined);
}

/** Runs in the page, in forced colours: what takes focus and does not show it, and fields without an edge. */
export function unmarked(): string[] {
	const problems: string[] = [];
	/** In a drawing, which keeps its colours, focus is a ring of its own. */
	const hasRing = (control: Element) =>
		Array.from(control.querySelectorAll(":scope > circle")).some(
			(ring) => !/^none$|, 0\)$/.test(getComputedStyle(ring).stroke),
		);
	const controls = document.querySelectorAll<HTMLElement>(
		"a[href], button, input:not([type=hidden]), select, textarea, summary",
	);
	for (const control of controls) {
		if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(":disabled, [tabindex='-1']"))
			continue;
		control.focus({ preventScroll: true });
		if (document.activeElement !== control) continue;
		const name = control.outerHTML.slice(0, 100);
		const drawn = [control, control.nextElementSibling, control.closest("label")];
		const marked = drawn.some((each) => each && getComputedStyle(each).outlineStyle !== "none") || hasRing(control);
		if (!marked) problems.push(`focus does not show: ${name}`);
		const isText = control.matches("select, textarea, input:not([type=radio], [type=checkbox], [type=submit])");
		const { borderBottomStyle, borderBottomWidth } = getComputedStyle(control);
		if (isText && (borderBottomStyle === "none" || Number.parseFloat(borderBottomWidth) < 1))
			problems.push(`a field has no edge: ${name}`);
	}
	if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
	return problems;
}

/** Runs in the page: text of which the lower or right part is cut off by what it stands in. */
export function clipped(): string[] {
	const problems = new Set<string>();
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const parent = text.parentElement;
		if (!parent?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue;
		if (parent.closest("svg, script, style, noscript, .sr-only, select, option, [hidden]")) continue;
		const range = document.createRange();
		range.selectNodeContents(text);
		const words = range.getBoundingClientRect();
		if (words.width === 0) continue;
		for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
			const { overflowX, overflowY, position } = getComputedStyle(box);
			// What scrolls hides nothing for good.
			if (/auto|scroll/.test(overflowX + overflowY) || position === "fixed") break;
			const edge = box.getBoundingClientRect();
			if (edge.width < 4 || edge.height < 4) break;
			const below = /hidden|clip/.test(overflowY) && words.bottom > edge.bottom + 3;
			const beside = /hidden|clip/.test(overflowX) && words.right > edge.right + 3;
			if (below || beside) problems.add(`text is cut off: ${text.textContent.trim().slice(0, 60)}`);
		}
	}
	return [...problems];
}
