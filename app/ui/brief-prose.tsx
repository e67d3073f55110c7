import { CaretDown } from "./icons.ts";
import { Prose } from "./prose.tsx";

interface BriefProseProps {
	/** In a few lines, as HTML; without it the whole stands open. */
	brief: string | undefined;
	/** The whole, as HTML. */
	body: string;
	/** The anchor of the whole: a browser that goes to it opens it. */
	id?: string;
	/** On the control that opens the whole. */
	more: string;
}

/** A text of which a few lines are read at once, with the whole of it folded under them. */
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
