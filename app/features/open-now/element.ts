import { type OpenNowOffice, openingSentence } from "./sentence.ts";

/** How often the sentence is looked at again, in milliseconds. */
const interval = 30_000;

/**
 * An element of its own, because pages are cached and hydrate only on need: what is true now must be worked out in the
 * browser and without React. Its text is in a shadow tree, of which React knows nothing.
 *
 * Works while it is near the screen only: a browser's first date in a time zone costs a slow phone 100 ms and more.
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
