import type { SocialPage } from "../site/loaders/social-page.server.ts";
import { FacebookLogo, InstagramLogo, LinkedinLogo, TiktokLogo, XLogo, YoutubeLogo } from "../ui/logos.ts";
import { Picture } from "../ui/picture.tsx";
import { endsAlone, tilePictureSizes, tileShapes } from "./tile-layout.ts";

/** By the id of an account; one that is not known here stands without a mark. */
const logos: Readonly<Record<string, typeof LinkedinLogo>> = {
	facebook: FacebookLogo,
	instagram: InstagramLogo,
	linkedin: LinkedinLogo,
	tiktok: TiktokLogo,
	x: XLogo,
	youtube: YoutubeLogo,
};

/** The ground of each caption, so that neighbours differ. */
const plates = ["on-dark bg-petroleo", "on-light bg-cal", "on-light bg-niebla", "on-dark bg-petroleo"];

/** The firm's accounts as tiles: what one finds in each, under a picture where every one has its own. */
export function SocialList({ accounts }: { accounts: SocialPage["social"] }) {
	const arePictured = accounts.every(({ picture }) => picture);
	const shapes = arePictured ? tileShapes(accounts.length) : accounts.map(() => "half" as const);
	return (
		<div className="mx-auto max-w-page px-edge pt-4 md:pt-10 lg:pt-16">
			<ul
				className={`tiles ${endsAlone(shapes) ? "tiles-end-alone" : ""} ${arePictured ? "" : "lg:auto-rows-auto"}`.trimEnd()}
			>
				{accounts.map(({ id, name, url, handle, text, picture }, index) => {
					const Logo = logos[id];
					const shape = shapes[index] ?? "third";
					return (
						<li key={id} className={`tile tile-${shape}`}>
							<a href={url} rel="me noopener" className="zoom plate">
								{picture && arePictured ? (
									<Picture
										picture={picture}
										sizes={tilePictureSizes[shape]}
										className={index === 0 ? "max-lg:aspect-[2/1]" : "sm:max-lg:aspect-[2/1] sm:max-lg:flex-none!"}
									/>
								) : null}
								<span
									className={`${plates[index % plates.length]} ${arePictured ? (index > 0 ? "sm:max-lg:grow" : "") : "w-full grow"}`.trimEnd()}
								>
									<span className="display col-[1/-1] flex items-center gap-3">
										{name}
										{Logo ? <Logo aria-hidden="true" className="block! size-[0.8em] shrink-0" /> : null}
									</span>
									<span className="col-[1/-1]">
										{text} <strong className="mt-1.5 block font-semibold md:mt-2 wrap-anywhere">{handle}</strong>
									</span>
								</span>
							</a>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
