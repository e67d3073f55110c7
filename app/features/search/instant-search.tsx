import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { loadOnce } from "../../site/pages/load-once.ts";
import { useLocale } from "../../site/pages/use-locale.ts";
import type { SearchResult } from "../../site/search/find.ts";

export interface Answer {
	query: string;
	results: SearchResult[];
}

/** How long a reader must pause, in milliseconds, before results change and a screen reader announces their number. */
const pause = 250;

/**
 * Shows results while the visitor types, around a form that works without it: it listens to the search field inside
 * `children`, and fetches the index and engine on the first interaction with that field. If they do not load, the form
 * is submitted as usual.
 * @param answer what the server found for the page's own query, shown until something else is typed
 * @param show renders an answer; it is always on the page, so that changes to its status are announced
 */
export function InstantSearch({
	answer,
	show: Show,
	children,
	className,
}: {
	answer: Answer;
	show: ComponentType<Answer>;
	children: ReactNode;
	className?: string;
}) {
	const locale = useLocale();
	const [typed, setTyped] = useState<Answer & { after: string }>();
	const container = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const element = container.current;
		const loadSearch = loadOnce(async () => (await import("./load-search.ts")).loadSearch(locale));
		let timer: ReturnType<typeof setTimeout> | undefined;
		const left = new AbortController();

		async function answerTo(query: string) {
			try {
				const search = await loadSearch();
				if (!left.signal.aborted) setTyped({ query: query.trim(), results: search(query), after: answer.query });
			} catch {
				// Retried at the next keystroke.
			}
		}

		function listen({ target }: Event) {
			if (!isSearchField(target)) return;
			clearTimeout(timer);
			timer = setTimeout(() => answerTo(target.value), pause);
		}

		/** Interacting with the field fetches what typing will need. */
		function prefetch({ target }: Event) {
			if (isSearchField(target) && target.value.trim() === answer.query) void answerTo(answer.query);
		}

		const { signal } = left;
		element?.addEventListener("input", listen, { signal });
		element?.addEventListener("focusin", prefetch, { signal });
		// Scripts load late on purpose, so something may already be typed.
		const active = document.activeElement;
		if (isSearchField(active) && element?.contains(active) && active.value.trim() !== answer.query) {
			void answerTo(active.value);
		}
		return () => {
			left.abort();
			clearTimeout(timer);
		};
	}, [locale, answer.query]);

	// A search answered by the server starts over.
	const shown = typed?.after === answer.query ? typed : answer;
	return (
		<div ref={container} className={className}>
			{children}
			<Show query={shown.query} results={shown.results} />
		</div>
	);
}

function isSearchField(target: EventTarget | null): target is HTMLInputElement {
	return target instanceof HTMLInputElement && target.type === "search";
}
