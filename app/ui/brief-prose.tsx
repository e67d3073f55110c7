import { CaretDown } from "./icons.ts";
import { Prose } from "./prose.tsx";

interface BriefProseProps {
	/** A few lines of HTML; without it, the full text is shown open. */
	brief: string | undefined;
	/** The full text, as HTML. */
	body: string;
	/** The anchor of the full text: a browser that navigates to it opens it. */
	id?: string;
	/** The label of the control that opens the full text. */
	more: string;
}

/** A text with a few lines visible at once and the full text folded below them. */
export function BriefProse({ brief, body, id, more }: BriefProseProps) {
	const whole = (
		<div id={id} className="scroll-mt-40">
			<Prose html={body} className="mt-3 text-small" />
		</div>
	);
	if (!brief) return whole;
	return (
		<>
			<Prose html={brief} className="mt-2 text-small" />
			<details className="mt-1">
				<summary className="flex min-h-9 items-center gap-2 font-semibold">
					{more}
					<CaretDown aria-hidden="true" />
				</summary>
				{whole}
			</details>
		</>
	);
}
