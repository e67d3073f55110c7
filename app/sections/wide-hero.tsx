import type { ReactNode } from "react";
import type { ContentPageData } from "../site/loaders/content-page.server.ts";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Stylesheet } from "../ui/stylesheet.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

interface WideHeroProps {
	page: Pick<ContentPageData, "trail" | "heading" | "lead"> & { picture: PictureData };
	children?: ReactNode;
}

/**
 * The head of an inner page whose picture is a room to look into: from edge to edge, below the copy. A little closer than
 * it was painted, so that no sliver of a column or window is left at its edge.
 */
export function WideHero({ page: { trail, heading, lead, picture }, children }: WideHeroProps) {
	return (
		<>
			<div className="on-dark bg-noche">
				<div className="mx-auto max-w-page px-edge pt-4 pb-8 md:pt-6 md:pb-10 lg:pt-8 lg:pb-16">
					<Breadcrumbs trail={trail} />
					<div className="grid gap-x-gap lg:grid-cols-12 lg:items-end">
						<h1 className="mt-4 max-w-[10.8em] text-h1 max-sm:max-w-[7.4em] md:mt-6 lg:col-span-7 lg:mt-12">
							{heading}
						</h1>
						<div className="lg:col-span-5">
							<p className="mt-4 max-w-[28em] text-lead text-balance text-cal">{lead}</p>
							{children ? <div className="actions">{children}</div> : null}
						</div>
					</div>
				</div>
				<Picture
					picture={picture}
					first
					sizes="100vw"
					className="h-48 w-full [&_img]:origin-[80%_62%] [&_img]:scale-[1.2] md:h-97 lg:h-110 lg:[&_img]:origin-[80%_90%]"
				/>
			</div>
			<Stylesheet />
		</>
	);
}
