import { type ComponentProps, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSnapCarousel } from "react-snap-carousel";
import type { HomePage } from "../site/loaders/home-page.server.ts";
import { ArrowLeft, ArrowRight } from "../ui/icons.ts";
import { Picture } from "../ui/picture.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageLink } from "./page-link.tsx";
import { SampleLabel } from "./sample-label.tsx";

interface CaseCarouselProps {
	words: NonNullable<HomePage["cases"]>;
	stories: HomePage["stories"];
}

/**
 * The success stories, on native scroll-snap: touch, wheel and keyboard work without scripts. With scripts,
 * buttons and arrow keys loop. It never moves by itself.
 */
export function CaseCarousel({ words: cases, stories }: CaseCarouselProps) {
	const { t } = useTranslation("case");
	const { railRef, go, arrive } = useRail();
	return (
		<section aria-labelledby="stories" className="on-light overflow-hidden bg-cal py-section">
			<div className="mx-auto mb-9 flex max-w-page flex-wrap items-end justify-between gap-6 px-edge lg:mb-11">
				<div>
					<SectionHeading id="stories" text={cases.heading} className="text-h2 text-noche" />
					<p className="mt-3 max-w-[52ch]">{cases.text}</p>
				</div>
				<RailButtons go={go} />
			</div>
			<ul
				id="story-list"
				ref={railRef}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
				tabIndex={0}
				aria-label={t("carousel.label")}
				onScrollEnd={arrive}
				onKeyDown={(event) => {
					if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
					event.preventDefault();
					go(event.key === "ArrowLeft" ? -1 : 1);
				}}
				className="story-rail relative flex snap-x snap-mandatory gap-gap overflow-x-auto overscroll-x-contain pb-4"
			>
				{stories.map((story, index) => (
					<li key={story.id} className="flex w-[min(63rem,calc(100vw-3.5rem))] shrink-0 snap-start">
						<StoryCard story={story} label={t("carousel.position", { current: index + 1, total: stories.length })} />
					</li>
				))}
			</ul>
			<p className="mx-auto mt-5 max-w-page px-edge text-small">{cases.notice}</p>
		</section>
	);
}

function RailButtons({ go }: { go: (step: 1 | -1) => void }) {
	const { t } = useTranslation("case");
	return (
		<div className="js:md:flex hidden gap-2.5">
			<RailButton
				label={t("carousel.previous")}
				onClick={() => go(-1)}
				className="text-noche hover:bg-noche hover:text-blanco"
			>
				<ArrowLeft aria-hidden="true" />
			</RailButton>
			<RailButton label={t("carousel.next")} onClick={() => go(1)} className="bg-noche text-blanco hover:bg-petroleo">
				<ArrowRight aria-hidden="true" />
			</RailButton>
		</div>
	);
}

function RailButton({ label, className, ...button }: ComponentProps<"button"> & { label: string }) {
	return (
		<button
			type="button"
			aria-label={label}
			aria-controls="story-list"
			className={`grid size-13 place-items-center rounded-full border-[1.5px] border-noche ${className}`}
			{...button}
		/>
	);
}

function StoryCard({ story, label }: { story: HomePage["stories"][number]; label: string }) {
	const { t } = useTranslation("case");
	return (
		<article
			aria-label={label}
			className="plate grid w-full overflow-hidden rounded-plate bg-papel md:grid-cols-[1.1fr_1fr]"
		>
			<Picture
				picture={story.picture}
				sizes="(width < 48rem) 90vw, 530px"
				className="aspect-[16/10] md:aspect-auto md:min-h-112"
			/>
			<div className="flex flex-col p-6 lg:p-10">
				<p className="font-semibold text-bayou">
					{story.category}
					<SampleLabel sample={story.sample} />
				</p>
				<h3 className="mt-3 text-tile text-noche">{story.title}</h3>
				<p className="mt-4 text-gris">{story.summary}</p>
				<dl className="mt-auto grid gap-x-5 gap-y-1.5 pt-7 sm:grid-cols-[auto_1fr]">
					<dt className="text-gris">{t("result")}</dt>
					<dd className="font-semibold">{story.result}</dd>
					<dt className="text-gris">{t("duration")}</dt>
					<dd className="font-semibold">{story.duration}</dd>
				</dl>
				<PageLink
					page="case"
					params={{ caseId: story.id }}
					prefetch="intent"
					viewTransition
					className="mt-6 inline-flex items-center gap-2 self-start py-1 font-semibold underline decoration-(--accent)"
				>
					{t("carousel.read")}
					<span className="sr-only">: {story.title}</span>
					<ArrowRight aria-hidden="true" />
				</PageLink>
			</div>
		</article>
	);
}

/** Milliseconds that a smooth scroll takes at most. */
const longestScroll = 900;

function useRail() {
	const { scrollRef, activePageIndex, pages, goTo } = useSnapCarousel();
	const rail = useRef<HTMLUListElement>(null);
	/** Where the rail is scrolling to: a second press counts from there. By the clock too, since older Safari has no `scrollend`. */
	const aim = useRef({ page: 0, until: 0 });

	/** One story forward or back, wrapping around at the ends. */
	function go(step: 1 | -1) {
		const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = rail.current ?? {};
		const atEnd = scrollLeft + clientWidth >= scrollWidth - 2;
		const at = atEnd ? pages.length - 1 : activePageIndex;
		const from = performance.now() < aim.current.until ? aim.current.page : at;
		const next = (from + step + pages.length) % pages.length;
		aim.current = { page: next, until: performance.now() + longestScroll };
		goTo(next, { behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
	}

	/** A press from here on counts from where the rail is, to which a finger may have taken it. */
	function arrive() {
		aim.current.until = 0;
	}

	function railRef(element: HTMLUListElement | null) {
		rail.current = element;
		scrollRef(element);
	}

	return { railRef, go, arrive };
}
