import { useRef } from "react";
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
	const { railRef, go, letGo } = useRail();
	return (
		<section aria-labelledby="stories" className="on-light overflow-hidden bg-cal py-section">
			<div className="mx-auto mb-9 flex max-w-page flex-wrap items-end justify-between gap-6 px-edge lg:mb-11">
				<div>
					<SectionHeading id="stories" text={cases.heading} className="text-h2 text-noche" />
					<p className="mt-3 max-w-[32em]">{cases.text}</p>
				</div>
				<RailButtons go={go} />
			</div>
			<ul
				id="story-list"
				ref={railRef}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
				tabIndex={0}
				aria-label={t("carousel.label")}
				onPointerDown={letGo}
				onWheel={letGo}
				onKeyDown={(event) => {
					if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
					event.preventDefault();
					go(event.key === "ArrowLeft" ? -1 : 1);
				}}
				className="story-rail"
			>
				{stories.map((story, index) => (
					<li key={story.id}>
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
		<div className="rail-buttons">
			<button type="button" aria-label={t("carousel.previous")} aria-controls="story-list" onClick={() => go(-1)}>
				<ArrowLeft aria-hidden="true" />
			</button>
			<button type="button" aria-label={t("carousel.next")} aria-controls="story-list" onClick={() => go(1)}>
				<ArrowRight aria-hidden="true" />
			</button>
		</div>
	);
}

function StoryCard({ story, label }: { story: HomePage["stories"][number]; label: string }) {
	const { t } = useTranslation("case");
	return (
		<article aria-label={label} className="story plate">
			<Picture picture={story.picture} sizes="(width < 48rem) 90vw, 530px" />
			<div>
				<p>
					{story.category}
					<SampleLabel sample={story.sample} />
				</p>
				<h3>{story.title}</h3>
				<p>{story.summary}</p>
				<dl>
					<dt>{t("result")}</dt>
					<dd>{story.result}</dd>
					<dt>{t("duration")}</dt>
					<dd>{story.duration}</dd>
				</dl>
				<PageLink page="case" params={{ caseId: story.id }} prefetch="intent" viewTransition className="arrow-link">
					{t("carousel.read")}
					<span className="sr-only">{`: ${story.title}`}</span>
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
	/** Where the rail is scrolling to, and until when: a second press counts from there. */
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

	/** A finger or a wheel takes the rail elsewhere: the next press counts from where it is. */
	function letGo() {
		aim.current.until = 0;
	}

	function railRef(element: HTMLUListElement | null) {
		rail.current = element;
		scrollRef(element);
	}

	return { railRef, go, letGo };
}
