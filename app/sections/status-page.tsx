import type { ReactNode } from "react";

/** What is shown in place of a page that does not exist or has failed: never indexed. */
export function StatusPage({
	title,
	heading = title,
	lead,
	children,
}: Record<"title" | "lead", string> & { heading?: string; children: ReactNode }) {
	return (
		<section className="mx-auto max-w-page px-edge py-section">
			<title>{title}</title>
			<meta name="robots" content="noindex" />
			<h1 className="max-w-[16ch] text-h1">{heading}</h1>
			<p className="mt-6 max-w-text text-lead">{lead}</p>
			{children}
		</section>
	);
}
