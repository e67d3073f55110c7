/**
 * Runs in the page: gathers what fails there, once a document, where it outlives the documents of a window. Resources
 * that do not load and breaches of the content security policy come as events as well.
 */
export function recordErrors(): void {
	if ("recordsErrors" in window) return;
	Object.assign(window, { recordsErrors: true });
	const add = (text: string) => {
		const known: string[] = JSON.parse(sessionStorage.getItem("engines:errors") ?? "[]");
		sessionStorage.setItem("engines:errors", JSON.stringify([...known, text]));
	};
	const said = (value: unknown) => (value instanceof Error ? `${value.name}: ${value.message}` : String(value));
	// What a document was still fetching when it was left is no error.
	let isLeft = false;
	/** Firefox says of a module that it has already run that it cannot be fetched ahead. */
	const isThere = (target: Element) =>
		target instanceof HTMLLinkElement &&
		target.relList.contains("modulepreload") &&
		performance
			.getEntriesByName(target.href)
			.some((fetched) => fetched instanceof PerformanceResourceTiming && fetched.responseStatus === 200);
	addEventListener("beforeunload", () => {
		isLeft = true;
	});
	addEventListener(
		"error",
		(event: Event) => {
			const { target } = event;
			if (event instanceof ErrorEvent) add(`error: ${event.message}`);
			else if (target instanceof Element && !isLeft && !isThere(target))
				add(`not loaded: ${target.outerHTML.slice(0, 200)}`);
		},
		true,
	);
	addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => {
		if (!isLeft) add(`unhandled rejection: ${said(reason)}`);
	});
	addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
		add(`policy: ${effectiveDirective} of ${blockedURI} at ${sourceFile}:${lineNumber}`),
	);
	const { error } = console;
	console.error = (...values: unknown[]) => {
		add(`console.error: ${values.map(said).join(" ")}`);
		error(...values);
	};
}

/** Runs in the page: what was gathered, which is then forgotten. */
export function takeErrors(): string[] {
	const errors: string[] = JSON.parse(sessionStorage.getItem("engines:errors") ?? "[]");
	sessionStorage.removeItem("engines:errors");
	return errors;
}
