import { CaretDown } from "./icons.ts";

/** What stands under a title: a tap on the whole of both unfolds it on a phone, where it is folded at first. */
export function FoldedText({ title, text }: { title: string; text: string }) {
	return (
		<div className="relative grid grid-cols-[1fr_auto] gap-x-4 py-3 lg:py-5">
			<h3 className="text-h3">{title}</h3>
			<details className="fold contents details-content:col-span-2 md:details-content:contents">
				<summary className="flex pt-1.5 after:absolute after:inset-0">
					<span className="sr-only">{title}</span>
					<CaretDown aria-hidden="true" className="text-(--accent)" />
				</summary>
				<p className="col-span-2 mt-1.5 text-gris">{text}</p>
			</details>
		</div>
	);
}
