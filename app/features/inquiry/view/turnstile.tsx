import { useEffect, useRef } from "react";
import type { Locale } from "../../../locales/locale.ts";

/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
const script = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

interface TurnstileApi {
	render(element: HTMLElement, options: Record<string, string>): string | undefined;
	remove(widget: string): void;
}

/**
 * Turnstile, which adds a hidden field to its form. Its third-party script is fetched only once the visitor has focused
 * the form. If it cannot be fetched, the form is sent without it; the server stores such an inquiry with a flag.
 */
export function Turnstile({ siteKey, locale }: { siteKey: string; locale: Locale }) {
	const place = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const element = place.current;
		const form = element?.closest("form");
		if (!element || !form) return;
		let widget: string | undefined;
		const left = new AbortController();
		const reached = async () => {
			const api = await load();
			if (left.signal.aborted) return;
			const options = { sitekey: siteKey, language: locale, theme: "light", appearance: "interaction-only" };
			widget = api?.render(element, options);
		};
		// The focus that triggered hydration may already be in the form.
		if (form.contains(document.activeElement)) void reached();
		else form.addEventListener("focusin", reached, { once: true, signal: left.signal });
		return () => {
			left.abort();
			if (widget) api()?.remove(widget);
		};
	}, [siteKey, locale]);

	return <div ref={place} />;
}

function api(): TurnstileApi | undefined {
	return "turnstile" in window ? (window.turnstile as TurnstileApi) : undefined;
}

/** @returns undefined if the script cannot be fetched */
function load(): Promise<TurnstileApi | undefined> {
	const known = api();
	if (known) return Promise.resolve(known);
	return new Promise((resolve) => {
		const element = document.createElement("script");
		element.src = script;
		element.async = true;
		element.onload = () => resolve(api());
		element.onerror = () => resolve(undefined);
		document.head.appendChild(element);
	});
}
