import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { SearchResult } from "../../site/search/find.ts";
import { useLocale } from "../../site/use-locale.ts";

/** What is shown for a query. */
export interface Answer {
	query: string;
	results: SearchResult[];
}

/** How long a reader must pause, in milliseconds, before results change and a screen reader tells their number. */
const pause = 250;

/**
 * Results while one types, around a form that works without: it listens to the search field inside `children`, and
 * fetches index and engine when that is first reached for. If they do not come, the form is sent as ever.
 *
 * @param answer what the server found for the page's own query, and shows until something else is typed
 * @param show draws an answer; it is always in the page, so that its status is heard when it changes
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
	const [typed, setTyped] = useState<Answer>();
	const loading = useRef<Promise<(query: string) => SearchResult[]>>(undefined);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	// A search that is answered by the server starts over.
	useEffect(() => setTyped(undefined), [answer]);
	useEffect(() => () => clearTimeout(timer.current), []);

	function load() {
		loading.current ??= import("./load-search.ts").then(({ loadSearch }) => loadSearch(locale));
		return loading.current;
	}

	function listen(event: FormEvent) {
		if (!isSearchField(event.target)) return;
		const { value } = event.target;
		clearTimeout(timer.current);
		timer.current = setTimeout(() => answerTo(value), pause);
	}

	async function answerTo(query: string) {
		try {
			const search = await load();
			setTyped({ query: query.trim(), results: search(query) });
		} catch {
			// Tried again at the next letter: a phone may be back on its network by then.
			loading.current = undefined;
		}
	}

	return (
		<div
			className={className}
			onInput={listen}
			onFocus={(event) => isSearchField(event.target) && load().catch(() => {})}
		>
			{children}
			<Show {...(typed ?? answer)} />
		</div>
	);
}

function isSearchField(target: EventTarget): target is HTMLInputElement {
	return target instanceof HTMLInputElement && target.type === "search";
}
