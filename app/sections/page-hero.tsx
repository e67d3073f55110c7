import type { ReactNode } from "react";
import { skylineDark } from "#generated/brand.ts";
import type { ContentPageData } from "../site/loaders/content-page.server.ts";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Stylesheet } from "../ui/stylesheet.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

interface PageHeroProps {
	page: Pick<ContentPageData, "trail" | "heading" | "lead"> & { picture?: PictureData | undefined };
	/** Low, and on a phone without its picture: for a page whose work begins right below; or only up to a tablet, and tall beside its picture on a desk. */
	brief?: boolean | "tallDesk";
	/** In the place of its picture on a desk: shown in one of its own sizes exactly, or its lines would moiré. */
	engraving?: PictureData | undefined;
	/** On a phone it is read before the picture, under which it stands elsewhere. */
	outcome?: { term: string; text: string };
	/** Between what it leads with and its actions. */
	figures?: ReactNode;
	/** In the place of a picture. */
	aside?: ReactNode;
	/** As tall on a desk with a picture as with a map. */
	tall?: boolean;
	children?: ReactNode;
}

/** Height of the head, and what stands above and below its copy. */
const heights = {
	usual: "pt-6 pb-10 lg:min-h-90 lg:pt-8 lg:pb-20",
	/** Its map needs the room that a picture does not. */
	mapped: "pt-6 pb-10 lg:min-h-140 lg:pt-8 lg:pb-20",
	low: "pt-4 pb-5 lg:min-h-90 lg:pt-8 lg:pb-8",
	tallDesk: "pt-4 pb-6 md:pb-10 lg:min-h-140 lg:pt-8 lg:pb-16",
};

/** A low head has room for copy and picture side by side on a tablet too; one that is tall on a desk shows the whole scene. */
const pictures = {
	usual: "aspect-[16/9] md:max-lg:aspect-auto md:max-lg:h-97",
	low: "md:absolute! md:inset-y-0 md:right-0 md:h-auto md:w-[41.6667vw] xl:w-[max(41.6667vw,40rem)]",
	tallDesk: "h-54 md:max-lg:h-110",
};

/** The head of an inner page: its breadcrumbs, its heading, and its picture running off the edge, or else the offices' skylines. */
export function PageHero({
	page: { trail, heading, lead, picture },
	brief = false,
	engraving,
	outcome,
	figures,
	aside,
	tall = aside !== undefined,
	children,
}: PageHeroProps) {
	const isHalved = picture !== undefined || aside !== undefined;
	const height = brief === true ? "low" : brief || "usual";
	const side = isHalved ? (height === "low" ? "md:grid-cols-12" : "lg:grid-cols-12") : "";
	const copy = height === "low" ? "md:min-h-75 md:col-span-7 md:pr-8 lg:pr-12" : "lg:col-span-7 lg:pr-12";
	return (
		<>
			<div className={`on-dark relative bg-noche ${isHalved ? "" : "max-md:flex max-md:flex-col"}`.trimEnd()}>
				{isHalved || !skylineDark ? null : (
					<img
						{...skylineDark}
						alt=""
						loading="lazy"
						className={`h-30 w-full object-cover object-[right_bottom] mix-blend-lighten [mask-image:linear-gradient(#0000,#000)] md:absolute md:inset-y-0 md:right-0 md:h-full md:w-1/2 md:opacity-70 md:[mask-image:linear-gradient(90deg,#0000,#000_70%)] ${brief ? "max-md:hidden" : "max-md:order-1"}`}
					/>
				)}
				<div className={`relative mx-auto grid max-w-page px-edge ${side}`}>
					<div
						className={`flex min-w-0 flex-col ${heights[tall ? "mapped" : height]} ${isHalved ? copy : "max-w-[56rem]"}`}
					>
						<Breadcrumbs trail={trail} />
						<h1
							className={
								brief
									? "mt-4 text-h1 md:mt-auto md:pt-6 lg:pt-10"
									: `mt-6 max-w-[8.8em] text-h1 max-sm:max-w-[7.4em] lg:pt-14 ${tall ? "lg:mt-auto" : ""}`.trimEnd()
							}
						>
							{heading}
						</h1>
						<p className={`mt-4 text-lead text-balance text-cal ${brief ? "max-w-[32em] md:mb-auto" : "max-w-[28em]"}`}>
							{lead}
						</p>
						{outcome ? (
							<p className="mt-5 border-t border-(--hairline) pt-4 md:hidden">
								<span className="text-cal">{outcome.term}</span>
								<strong className="display mt-2 block text-h3 text-arena">{outcome.text}</strong>
							</p>
						) : null}
						{figures}
						{children ? <div className="actions">{children}</div> : null}
					</div>
				</div>
				{picture ? (
					<Picture
						picture={engraving ?? picture}
						upToTablet={engraving && picture}
						// A phone that hides it does not fetch what is lazy.
						first={height !== "low"}
						sizes={engraving ? "800px" : "(width < 64rem) 100vw, 75vw"}
						className={`w-full ${engraving ? "engraved" : ""} ${height === "low" ? "max-md:hidden" : ""} ${pictures[height]} lg:absolute! lg:h-auto lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[41.6667vw]`}
					/>
				) : null}
				{aside ? <div className="lg:absolute lg:inset-y-0 lg:right-0 lg:w-[41.6667vw]">{aside}</div> : null}
			</div>
			<Stylesheet />
		</>
	);
}
