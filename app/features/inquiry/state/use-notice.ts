import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { SentForm } from "../protocol/form-data.ts";

export interface Notice {
	problem: SentForm["problem"] | "offline";
	errors?: SentForm["errors"];
}

/** The notice above the form, first the server's; each new one takes the focus. */
export function useNotice(sent: SentForm | undefined) {
	const [notice, setNotice] = useState<Notice | undefined>(sent);
	const noticeElement = useRef<HTMLElement>(null);

	function show(next: Notice): void {
		flushSync(() => setNotice(next));
		noticeElement.current?.focus();
	}

	return { notice, noticeElement, show };
}
