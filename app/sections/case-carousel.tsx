import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSnapCarousel } from "react-snap-carousel";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { ArrowLeft, ArrowRight } from "../ui/icons.ts";
import { Picture, type PictureData } from "../ui/picture.tsx";

export interface Story {
	id: string;
	category: string;
	title: string;
	summary: string;
	result: string;
	duration: string;
	picture: PictureData;
}

/**
 * The five success stories, on the browser's own scroll-snap: a finger, a wheel and a keyboard work before any script.
 * With script the buttons and the arrow keys go round in a loop. It never moves by itself.
 */
export function CaseCarousel({
	heading,
	text,
	notice,
	stories,
}: {
	heading: string;
	text: string;
	notice: string;
	stories: Story[];
}) {
	const { t } = useTranslation("case");
	const locale = useLocale();
	const { scrollRef, activePageIndex, pages, goTo } = useSnapCarousel();
	const rail = useRef<HTMLUListElement>(null);
	/** Where the rail is going while it scrolls: a second press counts from there. */
	const aim = useRef<number>(undefined);

	/** One story on or back; from either end round to the other. */
	function go(step: 1 | -1) {
		const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = rail.current ?? {};
		const atEnd = scrollLeft + clientWidth >= scrollWidth - 2;
		const from = aim.current ?? (atEnd ? pages.length - 1 : activePageIndex);
		const next = (from + step + pages.length) % pages.length;
		aim.current = next;
		goTo(next, { behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
	}

	return (
		<section aria-labelledby="stories" className="on-light overflow-hidden bg-cal py-section">
			<div className="mx-auto mb-9 flex max-w-page flex-wrap items-end justify-between gap-6 px-edge lg:mb-11">
				<div>
					<h2 id="stories" className="text-h2 text-noche">
						{heading}
					</h2>
					<p className="mt-3 max-w-[52ch]">{text}</p>
				</div>
				<div className="js:md:flex hidden gap-2.5">
					<button
						type="button"
						onClick={() => go(-1)}
						aria-label={t("carousel.previous")}
						aria-controls="story-list"
						className="grid size-13 place-items-center rounded-full border-[1.5px] border-noche text-noche hover:bg-noche hover:text-blanco"
					>
						<ArrowLeft aria-hidden="true" />
					</button>
					<button
						type="button"
						onClick={() => go(1)}
						aria-label={t("carousel.next")}
						aria-controls="story-list"
						className="grid size-13 place-items-center rounded-full border-[1.5px] border-noche bg-noche text-blanco hover:bg-petroleo"
					>
						<ArrowRight aria-hidden="true" />
					</button>
				</div>
			</div>
			<ul
				id="story-list"
				ref={(element) => {
					rail.current = element;
					scrollRef(element);
				}}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
				tabIndex={0}
				aria-label={t("carousel.label")}
				onScrollEnd={() => {
					aim.current = undefined;
				}}
				onKeyDown={(event) => {
					if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
					event.preventDefault();
					go(event.key === "ArrowLeft" ? -1 : 1);
				}}
				className="story-rail relative flex snap-x snap-mandatory gap-gap overflow-x-auto overscroll-x-contain pb-4"
			>
				{stories.map((story, index) => (
					<li key={story.id} className="flex w-[min(63rem,calc(100vw-3.5rem))] shrink-0 snap-start">
						<article
							aria-label={t("carousel.position", { current: index + 1, total: stories.length })}
							className="plate grid w-full overflow-hidden rounded-plate bg-papel md:grid-cols-[1.1fr_1fr]"
						>
							<Picture
								picture={story.picture}
								sizes="(width < 48rem) 90vw, 530px"
								className="aspect-[4/3] md:aspect-auto md:min-h-112"
							/>
							<div className="flex flex-col p-6 lg:p-10">
								<p className="font-semibold text-lacre">{story.category}</p>
								<h3 className="mt-3 text-[clamp(1.75rem,1.4rem+1.3vw,2.25rem)] leading-[1.1] text-noche">
									{story.title}
								</h3>
								<p className="mt-4 text-gris">{story.summary}</p>
								<dl className="mt-auto grid gap-x-5 gap-y-1.5 pt-7 sm:grid-cols-[auto_1fr]">
									<dt className="text-gris">{t("result")}</dt>
									<dd className="font-semibold">{story.result}</dd>
									<dt className="text-gris">{t("duration")}</dt>
									<dd className="font-semibold">{story.duration}</dd>
								</dl>
								<Link
									to={href(locale, "case", { caseId: story.id })}
									prefetch="intent"
									viewTransition
									className="mt-6 inline-flex items-center gap-2 self-start py-1 font-semibold underline decoration-lacre"
								>
									{t("carousel.read")}
									<span className="sr-only">: {story.title}</span>
									<ArrowRight aria-hidden="true" />
								</Link>
							</div>
						</article>
					</li>
				))}
			</ul>
			<p className="mx-auto mt-5 max-w-page px-edge text-small">{notice}</p>
		</section>
	);
}
