import type { ReactNode } from "react";
import type { ContentPageData } from "../site/loaders/content-page.server.ts";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Stylesheet } from "../ui/stylesheet.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

interface PageHeroProps {
	page: Pick<ContentPageData, "trail" | "heading" | "lead"> & { picture?: PictureData | undefined };
	children?: ReactNode;
}

/** The head of an inner page: its breadcrumbs, its heading, and its picture running off the edge. */
export function PageHero({ page: { trail, heading, lead, picture }, children }: PageHeroProps) {
	return (
		<>
			<div className="on-dark relative bg-noche">
				<div className={`mx-auto grid max-w-page px-edge ${picture ? "lg:grid-cols-12" : ""}`}>
					<div
						className={`flex flex-col pt-6 pb-12 lg:pt-8 lg:pb-20 ${picture ? "lg:col-span-7 lg:min-h-120 lg:pr-12" : "max-w-[56rem]"}`}
					>
						<Breadcrumbs trail={trail} />
						<h1 className="mt-8 max-w-[18ch] text-h1 lg:mt-auto lg:pt-14">{heading}</h1>
						<p className="mt-5 max-w-[46ch] text-lead text-cal">{lead}</p>
						{children ? (
							<div className="mt-8 flex flex-col items-start gap-3.5 sm:flex-row sm:flex-wrap">{children}</div>
						) : null}
					</div>
				</div>
				{picture ? (
					<Picture
						picture={picture}
						first
						sizes="(width < 64rem) 100vw, 42vw"
						className="aspect-[4/3] w-full sm:aspect-[16/9] lg:absolute! lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[41.6667vw]"
					/>
				) : null}
			</div>
			<Stylesheet />
		</>
	);
}
