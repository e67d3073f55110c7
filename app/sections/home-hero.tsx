import { useTranslation } from "react-i18next";
import { anchors, hrefToAnchor } from "../site/corpus/anchors.ts";
import type { HomePage } from "../site/loaders/home-page.server.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { ButtonLink, buttonClass } from "../ui/button.tsx";
import { ArrowRight } from "../ui/icons.ts";
import { Picture } from "../ui/picture.tsx";
import { Stylesheet } from "../ui/stylesheet.tsx";

/**
 * The first screen: what the firm is, where, and both calls to action. The copy is over the picture's sky; on
 * screens narrower than the picture its arcade moves to the right of the copy.
 */
export function HomeHero({ page: { heading, lead, hero } }: { page: Pick<HomePage, "heading" | "lead" | "hero"> }) {
	const { t } = useTranslation();
	const locale = useLocale();
	return (
		<>
			<section aria-labelledby="hero" className="on-dark relative isolate overflow-hidden bg-noche">
				<Picture
					picture={hero.picture}
					portrait={hero.portrait}
					first
					sizes="100vw"
					className="reveal absolute! inset-0 -z-10 md:max-xl:[&_img]:object-[26%_60%]"
				/>
				<div className="hero-shade absolute inset-0 -z-10" aria-hidden="true" />
				<div className="mx-auto flex min-h-[min(46rem,calc(100svh-8.5rem))] max-w-page flex-col px-edge pt-14 pb-[19rem] md:min-h-[min(46rem,calc(100svh-5.5rem))] md:justify-center md:py-24">
					<h1 id="hero" className="max-w-[12ch] text-hero">
						{heading}
					</h1>
					<p className="mt-6 max-w-[36ch] text-lead text-blanco md:max-w-[40ch]">{lead}</p>
					<div className="mt-8 grid gap-3.5 sm:flex sm:flex-wrap">
						<ButtonLink to={hrefToAnchor(locale, "contact", "form")} data-count="schedule">
							{t("hero.interview")}
							<ArrowRight aria-hidden="true" />
						</ButtonLink>
						<a href={`#${anchors.home.practice}`} className={buttonClass("outline")}>
							{t("hero.learnMore")}
						</a>
					</div>
				</div>
			</section>
			<Stylesheet />
		</>
	);
}
