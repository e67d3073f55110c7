import type { ReactNode } from "react";
import { Stylesheet } from "../ui/stylesheet.tsx";
import { BorderLine } from "./border-line.tsx";

interface StatusPageProps {
	title: string;
	heading?: string;
	lead: string;
	/** In the gap of the line: the status, for who knows what it means. */
	figure?: string;
	children: ReactNode;
}

/** The page for an error or a missing page, under a line that breaks: never indexed. */
export function StatusPage({ title, heading = title, lead, figure, children }: StatusPageProps) {
	return (
		<section>
			<title>{title}</title>
			<meta name="robots" content="noindex" />
			<div className="on-dark flex flex-col bg-noche lg:min-h-160">
				<div className="mx-auto w-full max-w-page px-edge pt-8 lg:pt-16">
					<h1 className="max-w-[9.6em] text-h1">{heading}</h1>
					<p className="mt-4 max-w-text text-lead text-cal">{lead}</p>
				</div>
				<Stylesheet />
				{/* As on a map where a border is not agreed: dashed from one end of the gap to the other, behind the figure. */}
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
			</div>
			<div className="mx-auto max-w-page px-edge py-10 lg:py-16">{children}</div>
		</section>
	);
}
