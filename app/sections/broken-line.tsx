import { BorderLine } from "./border-line.tsx";

/**
 * The border's line from edge to edge with a figure in its gap, which dashes cross behind it, as on a map where a border
 * is not agreed. In a file of its own, below the first screen: its classes stay out of what stands in every page.
 */
export function BrokenLine({ figure }: { figure: string | undefined }) {
	return (
		<div className="relative mt-6 grid min-h-38 grow place-items-center overflow-hidden md:min-h-60">
			<BorderLine
				ground="dark"
				className="absolute inset-0 h-full [mask-image:linear-gradient(90deg,#000_18%,#0000_18%_82%,#000_82%),repeating-linear-gradient(90deg,#000_0_5px,#0000_5px_14px)] lg:[mask-image:linear-gradient(90deg,#000_27%,#0000_27%_73%,#000_73%),repeating-linear-gradient(90deg,#000_0_7px,#0000_7px_20px)]"
			/>
			{figure ? (
				<p
					aria-hidden="true"
					className="display relative text-[8rem] leading-none text-arena md:text-[13rem] lg:text-[21rem]"
				>
					{figure}
				</p>
			) : null}
		</div>
	);
}
