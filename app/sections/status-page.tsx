import type { ReactNode } from "react";
import { Stylesheet } from "../ui/stylesheet.tsx";
import { BorderLine } from "./border-line.tsx";

interface StatusPageProps {
	title: string;
	heading?: string;
	lead: string;
	children: ReactNode;
}

/** The page for an error or a missing page: never indexed. */
export function StatusPage({ title, heading = title, lead, children }: StatusPageProps) {
	return (
		<section className="mx-auto max-w-page px-edge py-12 lg:py-20">
			<title>{title}</title>
			<meta name="robots" content="noindex" />
			<h1 className="max-w-[9.6em] text-h1">{heading}</h1>
			<p className="mt-6 max-w-text text-lead">{lead}</p>
			<Stylesheet />
			<BorderLine className="mt-8 h-16 [mask-image:linear-gradient(90deg,#000_44%,#0000_44%_56%,#000_56%)] lg:h-28" />
			{children}
		</section>
	);
}
