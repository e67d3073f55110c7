import { type OpenNowOffice, openingSentence } from "./sentence.ts";

/** How often the sentence is updated, in milliseconds. */
const interval = 30_000;

/**
 * A custom element, because pages are cached and hydrate only on demand: what is true now must be computed in the
 * browser without React. Its text is in a shadow tree, which React does not see. It runs only while near the screen,
 * because a browser's first date in a time zone takes 100 ms or more on a slow phone.
 */
class OpenNow extends HTMLElement {
	private timer: ReturnType<typeof setInterval> | undefined;
	private readonly sight = new IntersectionObserver((entries) => this.run(entries.at(-1)?.isIntersecting ?? false), {
		rootMargin: "100%",
	});
	private readonly text = this.attachShadow({ mode: "open" }).appendChild(document.createElement("span"));

	connectedCallback(): void {
		this.sight.observe(this);
	}

	disconnectedCallback(): void {
		this.sight.disconnect();
		this.run(false);
	}

	private run(seen: boolean): void {
		clearInterval(this.timer);
		if (!seen) return;
		this.show();
		this.timer = setInterval(() => this.show(), interval);
	}

	private show(): void {
		const office: OpenNowOffice = JSON.parse(this.getAttribute("office") ?? "");
		this.text.textContent = openingSentence(office, new Date());
	}
}

customElements.define("open-now", OpenNow);
