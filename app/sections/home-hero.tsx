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
			<section aria-labelledby="hero" className="home-hero on-dark">
				<Picture picture={hero.picture} portrait={hero.portrait} first sizes="100vw" className="reveal" />
				<div className="hero-shade" aria-hidden="true" />
				<div className="hero-copy">
					<h1 id="hero">{heading}</h1>
					<p>{lead}</p>
					<div>
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
