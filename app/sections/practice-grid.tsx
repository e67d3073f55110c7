import { anchors } from "../site/corpus/anchors.ts";
import type { HomePage } from "../site/loaders/home-page.server.ts";
import { ArrowUpRight } from "../ui/icons.ts";
import { Picture } from "../ui/picture.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageLink } from "./page-link.tsx";
import { endsAlone, type TileShape, tileShapes } from "./tile-layout.ts";

const layouts = {
	large: {
		tile: "col-span-2 lg:col-span-7 lg:row-span-2",
		picture: "aspect-[4/3] lg:aspect-auto",
		title: "text-tile",
		sizes: "(width < 64rem) 100vw, 720px",
	},
	wide: {
		tile: "col-span-2 sm:col-span-1 lg:col-span-5",
		picture: "aspect-[16/9] lg:aspect-auto",
		title: "text-h3",
		sizes: "(width < 40rem) 100vw, (width < 64rem) 50vw, 520px",
	},
	third: {
		tile: "col-span-2 sm:col-span-1 lg:col-span-4",
		picture: "aspect-[16/9] lg:aspect-auto",
		title: "text-h3",
		sizes: "(width < 40rem) 100vw, (width < 64rem) 50vw, 410px",
	},
	half: {
		tile: "col-span-2 sm:col-span-1 lg:col-span-6",
		picture: "aspect-[16/9] lg:aspect-auto",
		title: "text-h3",
		sizes: "(width < 40rem) 100vw, (width < 64rem) 50vw, 620px",
	},
	full: {
		tile: "col-span-2 sm:col-span-1 lg:col-span-12 lg:flex-row-reverse!",
		picture: "aspect-[16/9] lg:aspect-auto lg:flex-[0_0_66%]!",
		title: "text-h3 lg:text-tile",
		sizes: "(width < 40rem) 100vw, (width < 64rem) 50vw, 840px",
	},
} as const satisfies Record<TileShape, object>;

/** The ground of each tile's caption: solid colours, because gradients over the pictures muddied them. */
const plates = [
	"on-dark bg-petroleo",
	"on-dark bg-petroleo",
	"on-light bg-cal",
	"on-light bg-niebla",
	"on-dark bg-petroleo",
	"on-light bg-cal",
	"on-dark bg-lacre-oscuro",
];

/** The practice areas as tiles of different sizes. */
export function PracticeGrid({ page: { practice, cards } }: { page: Pick<HomePage, "practice" | "cards"> }) {
	const shapes = tileShapes(cards.length);
	const alone = endsAlone(shapes);
	return (
		<section id={anchors.home.practice} aria-labelledby="practice" className="on-dark bg-noche py-section">
			<div className="mx-auto max-w-page px-edge">
				<div className="mb-10 grid gap-x-gap gap-y-4 lg:mb-12 lg:grid-cols-12">
					<SectionHeading id="practice" text={practice.heading} className="max-w-[14ch] text-h2 lg:col-span-7" />
					<p className="max-w-[46ch] self-end text-cal lg:col-span-5">{practice.text}</p>
				</div>
				<ul className="grid grid-cols-2 gap-gap lg:auto-rows-[23rem] lg:grid-cols-12">
					{cards.map(({ id, name, card, picture }, index) => {
						const shape = shapes[index] ?? "third";
						const look = layouts[shape];
						const wider = alone && index === cards.length - 1 ? "sm:col-span-2" : "";
						return (
							<li key={id} className={`flex ${look.tile} ${wider}`}>
								<PageLink
									page={id}
									prefetch="intent"
									viewTransition
									className={`zoom plate flex w-full overflow-hidden ${index === 0 ? "flex-col" : "max-sm:min-h-32 sm:flex-col"} rounded-plate no-underline ${shape === "full" ? "lg:flex-row-reverse" : ""}`}
								>
									<Picture
										picture={picture}
										sizes={look.sizes}
										className={`min-h-0 ${index === 0 ? "flex-1" : "max-sm:w-[30%] max-sm:shrink-0 max-sm:aspect-auto! sm:flex-1"} ${look.picture}`}
									/>
									<span
										className={`grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-1 px-5 pt-4.5 pb-5 lg:px-6 ${index === 0 ? "" : "max-sm:flex-1 max-sm:grid-cols-1 max-sm:content-center max-sm:px-4"} ${shape === "full" ? "lg:flex-1 lg:content-end lg:pb-7" : ""} ${plates[index % plates.length]}`}
									>
										<span className={`display ${look.title}`}>{name}</span>
										<ArrowUpRight
											className={`row-span-2 text-(--accent) ${index === 0 ? "" : "max-sm:hidden"}`}
											aria-hidden="true"
										/>
										<span className="leading-snug text-(--quiet)">{card}</span>
									</span>
								</PageLink>
							</li>
						);
					})}
				</ul>
			</div>
		</section>
	);
}
