import type { ReactNode } from "react";
import { Stylesheet } from "../ui/stylesheet.tsx";
import { BorderLine } from "./border-line.tsx";

interface StatusPageProps {
	title: string;
	heading?: string;
	lead: string;
	/** Stands in the gap of the line. */
	code?: string;
	children: ReactNode;
}

/** The page for an error or a missing page, under a line that breaks: never indexed. */
export function StatusPage({ title, heading = title, lead, code, children }: StatusPageProps) {
	return (
		<section>
			<title>{title}</title>
			<meta name="robots" content="noindex" />
			<div className="on-dark bg-noche">
				<div className="mx-auto max-w-page px-edge pt-8 lg:pt-16">
					<h1 className="max-w-[9.6em] text-h1">{heading}</h1>
					<p className="mt-4 max-w-text text-lead text-cal">{lead}</p>
				</div>
				<Stylesheet />
				<div className="relative grid place-items-center">
					<BorderLine
						ground="dark"
						className="h-54 [filter:drop-shadow(0_1.5px_var(--accent))] [mask-image:linear-gradient(90deg,#000_calc(50%-6rem),#0000_0_calc(50%+6rem),#000_0)] lg:h-72"
					/>
					{code ? (
						<span aria-hidden="true" className="absolute font-display text-[6rem] leading-none text-arena">
							{code}
						</span>
					) : null}
				</div>
			</div>
			<div className="mx-auto max-w-page px-edge py-10 lg:py-16">{children}</div>
		</section>
	);
}
