import type { ReactNode } from "react";
import { Stylesheet } from "../ui/stylesheet.tsx";
import { BorderLine } from "./border-line.tsx";

interface StatusPageProps {
	title: string;
	heading?: string;
	lead: string;
	children: ReactNode;
}

/** The page for an error or a missing page, under a line that breaks: never indexed. */
export function StatusPage({ title, heading = title, lead, children }: StatusPageProps) {
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
				<BorderLine
					ground="dark"
					className="mt-8 h-36 [mask-image:linear-gradient(90deg,#000_42%,#0000_42%_58%,#000_58%)] lg:h-64"
				/>
			</div>
			<div className="mx-auto max-w-page px-edge py-10 lg:py-16">{children}</div>
		</section>
	);
}
