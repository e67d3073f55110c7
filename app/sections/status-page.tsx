import type { ReactNode } from "react";
import { Stylesheet } from "../ui/stylesheet.tsx";
import { BorderLine } from "./border-line.tsx";

interface StatusPageProps {
	title: string;
	heading?: string;
	lead: string;
	/** It stands on the line: the status, for who knows what it means. */
	figure?: string;
	/** What helps most, under the words. */
	help?: ReactNode;
	children: ReactNode;
}

/** The page for an error or a missing page, over the border's line: never indexed. */
export function StatusPage({ title, heading = title, lead, figure, help, children }: StatusPageProps) {
	return (
		<section>
			<title>{title}</title>
			<meta name="robots" content="noindex" />
			<div className="on-dark flex flex-col bg-noche">
				<div className="mx-auto w-full max-w-page px-edge pt-8 md:pt-10 lg:pt-16">
					<h1 className="max-w-[9.6em] text-h1">{heading}</h1>
					<p className="mt-4 max-w-[32em] text-lead text-balance text-cal md:max-lg:max-w-[16.5em]">{lead}</p>
					<Stylesheet />
					{help ? <div className="mt-6 max-w-[40rem] md:max-w-[19rem] lg:max-w-[28rem]">{help}</div> : null}
				</div>
				<div className="status-line">
					{figure ? (
						<p aria-hidden="true" className="display">
							{figure}
						</p>
					) : null}
					<BorderLine ground="dark" />
				</div>
			</div>
			<div className="mx-auto max-w-page px-edge py-7 md:py-10 lg:py-16">{children}</div>
		</section>
	);
}
