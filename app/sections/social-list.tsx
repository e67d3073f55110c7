import type { SocialPage } from "../site/loaders/social-page.server.ts";
import { ArrowUpRight } from "../ui/icons.ts";
import { FacebookLogo, InstagramLogo, LinkedinLogo, TiktokLogo, XLogo, YoutubeLogo } from "../ui/logos.ts";

/** By the id of an account; one that is not known here stands without a mark. */
const logos: Readonly<Record<string, typeof ArrowUpRight>> = {
	facebook: FacebookLogo,
	instagram: InstagramLogo,
	linkedin: LinkedinLogo,
	tiktok: TiktokLogo,
	x: XLogo,
	youtube: YoutubeLogo,
};

/** The firm's accounts, two in a row where there is room. */
export function SocialList({ accounts }: { accounts: SocialPage["social"] }) {
	return (
		<ul
			className={`mx-auto grid max-w-page gap-x-gap px-edge pt-4 md:pt-8 lg:pt-14 ${accounts.length > 1 ? "md:grid-cols-2" : ""}`}
		>
			{accounts.map(({ id, name, url, handle, text }, index) => {
				const Logo = logos[id];
				const inLastRow = index >= accounts.length - (accounts.length % 2 || 2);
				return (
					<li key={id} className={`border-b border-(--hairline) ${inLastRow ? "md:border-b-0" : ""}`.trimEnd()}>
						<a
							href={url}
							rel="me noopener"
							className="group grid h-full grid-cols-[1.75rem_1fr] content-start items-center gap-x-4 gap-y-2 py-6 no-underline md:py-8"
						>
							{Logo ? <Logo className="text-[1.75rem] text-bayou" aria-hidden="true" /> : <span />}
							<span className="display text-tile text-noche">{name}</span>
							<span className="col-start-2 max-w-[28em] text-gris">{text}</span>
							<span className="col-start-2 inline-flex items-center gap-2 font-semibold wrap-anywhere group-hover:underline">
								{handle}
								<ArrowUpRight className="shrink-0 text-bayou" aria-hidden="true" />
							</span>
						</a>
					</li>
				);
			})}
		</ul>
	);
}
