import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Pixels from the end within which a reader counts as being at the end. */
const near = 24;

/** Marks the element that stays in view above an answer. */
export const questionMark = "data-question";

/**
 * Scrolls a box while its content grows. After a question it follows the answer until the question reaches the top, so
 * that the answer is read from its beginning; if sent to the end, it stays there. Once the reader scrolls, nothing
 * moves under their eyes. `behind` means that there is more below.
 */
export function useReadingPlace(box: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
	const follows = useRef<"answer" | "end" | undefined>(undefined);
	const [behind, setBehind] = useState(false);

	const toEnd = useCallback(() => {
		follows.current = "end";
		setBehind(false);
		if (box.current) box.current.scrollTop = box.current.scrollHeight;
	}, [box]);

	const toQuestion = useCallback(() => {
		const scroller = box.current;
		if (!scroller) return;
		follows.current = "answer";
		const top = topOfQuestion(scroller);
		scroller.scrollTop = top;
		setBehind(fromEnd(scroller) > near);
	}, [box]);

	const toStart = useCallback(() => {
		follows.current = undefined;
		setBehind(false);
		if (box.current) box.current.scrollTop = 0;
	}, [box]);

	useEffect(() => {
		const scroller = box.current;
		const inside = content.current;
		if (!scroller || !inside) return;
		let lastTop = scroller.scrollTop;
		let lastHeight = inside.offsetHeight;

		function scrolled(): void {
			if (!scroller) return;
			const { scrollTop } = scroller;
			const isBelowQuestion = scrollTop > topOfQuestion(scroller) + 1;
			if (fromEnd(scroller) <= near) {
				if (follows.current !== "answer" || isBelowQuestion) follows.current = "end";
				setBehind(false);
			} else if (scrollTop < lastTop || (follows.current === "answer" && isBelowQuestion)) {
				// Only a reader's scroll does that; growing content does not move anything.
				follows.current = undefined;
			}
			lastTop = scrollTop;
		}

		const grown = new ResizeObserver(() => {
			if (follows.current === "end") toEnd();
			else if (follows.current === "answer") toQuestion();
			else if (inside.offsetHeight > lastHeight) setBehind(true);
			lastHeight = inside.offsetHeight;
		});

		scroller.addEventListener("scroll", scrolled, { passive: true });
		grown.observe(inside);
		// A phone's keyboard also resizes the box itself.
		grown.observe(scroller);
		return () => {
			scroller.removeEventListener("scroll", scrolled);
			grown.disconnect();
		};
	}, [box, content, toEnd, toQuestion]);

	return { behind, toEnd, toQuestion, toStart };
}

function fromEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
	return scrollHeight - scrollTop - clientHeight;
}

/** How far down the last question is, minus a small margin. */
function topOfQuestion(scroller: HTMLElement): number {
	const question = [...scroller.querySelectorAll<HTMLElement>(`[${questionMark}]`)].at(-1);
	return question ? question.offsetTop - near / 2 : scroller.scrollHeight;
}
