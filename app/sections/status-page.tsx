import type { ReactNode } from "react";
import { Stylesheet } from "../ui/stylesheet.tsx";
import { BorderLine } from "./border-line.tsx";

interface StatusPageProps {
	title: string;
	heading?: string;
	lead: string;
	/** In the gap of the line: the status, for who knows what it means. */
	figure?: string;
	/** What helps most, beside the words. */
	help?: ReactNode;
	children: ReactNode;
}

/** The page for an error or a missing page, under a line that breaks: never indexed. */
export function StatusPage({ title, heading = title, lead, figure, help, children }: StatusPageProps) {
	return (
		<section>
			<title>{title}</title>
			<meta name="robots" content="noindex" />
			<div className="on-dark flex flex-col bg-noche">
				<div className="mx-auto grid w-full max-w-page gap-x-gap gap-y-6 px-edge pt-8 md:pt-10 lg:grid-cols-12 lg:items-end lg:pt-16">
					<div className="lg:col-span-7">
						<h1 className="max-w-[9.6em] text-h1">{heading}</h1>
						<p className="mt-4 max-w-[32em] text-lead text-balance text-cal">{lead}</p>
					</div>
					{help ? <div className="plate on-light rounded-plate bg-papel p-4 md:p-6 lg:col-span-5">{help}</div> : null}
				</div>
				<Stylesheet />
				<div className="broken-line">
					<BorderLine ground="dark" />
					{figure ? (
						<p aria-hidden="true" className="display">
							{figure}
						</p>
					) : null}
				</div>
			</div>
			<div className="mx-auto max-w-page px-edge py-7 md:py-10 lg:py-16">{children}</div>
		</section>
	);
}
