import type { ReactNode } from "react";
import { Stylesheet } from "../ui/stylesheet.tsx";

interface StatusPageProps {
	title: string;
	heading?: string;
	lead: string;
	children: ReactNode;
}

/** The page for an error or a missing page: never indexed. */
export function StatusPage({ title, heading = title, lead, children }: StatusPageProps) {
	return (
		<section className="mx-auto max-w-page px-edge py-section">
			<title>{title}</title>
			<meta name="robots" content="noindex" />
			<h1 className="max-w-[16ch] text-h1">{heading}</h1>
			<p className="mt-6 max-w-text text-lead">{lead}</p>
			<Stylesheet />
			{children}
		</section>
	);
}
