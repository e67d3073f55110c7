import { useEffect, useRef, useState } from "react";
import type { FieldName } from "../protocol/inquiry-fields.ts";
import type { SentForm } from "../view/form-data.ts";

/** What is said above the form. */
export interface Notice {
	problem: SentForm["problem"] | "offline";
	errors: Partial<Record<FieldName, string[]>>;
}

/** The notice above the form, first the server's; each new one takes the focus. */
export function useNotice(sent: SentForm | undefined) {
	const [notice, setNotice] = useState<Notice | undefined>(
		sent && { problem: sent.problem, errors: sent.errors ?? {} },
	);
	const [shown, setShown] = useState(0);
	const noticeElement = useRef<HTMLElement>(null);

	useEffect(() => {
		if (shown > 0) noticeElement.current?.focus();
	}, [shown]);

	function show(next: Notice): void {
		setNotice(next);
		setShown((count) => count + 1);
	}

	return { notice, noticeElement, show };
}
