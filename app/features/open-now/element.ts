import { type OpenNowOffice, openingSentence } from "./sentence.ts";

/** How often the sentence is looked at again, in milliseconds. */
const interval = 30_000;

/**
 * An element of its own, because pages are cached and hydrate only on need: what is true now must be worked out in the
 * browser and without React. Its text is in a shadow tree, of which React knows nothing.
 */
class OpenNow extends HTMLElement {
	private timer: ReturnType<typeof setInterval> | undefined;
	private readonly text = this.attachShadow({ mode: "open" }).appendChild(document.createElement("span"));

	connectedCallback(): void {
		this.show();
		this.timer = setInterval(() => this.show(), interval);
	}

	disconnectedCallback(): void {
		clearInterval(this.timer);
	}

	private show(): void {
		const office: OpenNowOffice = JSON.parse(this.getAttribute("office") ?? "");
		this.text.textContent = openingSentence(office, new Date());
	}
}

customElements.define("open-now", OpenNow);
