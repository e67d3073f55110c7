import { anchors } from "../site/corpus/anchors.ts";
import type { HomePage } from "../site/loaders/home-page.server.ts";
import { ArrowUpRight } from "../ui/icons.ts";
import { Picture } from "../ui/picture.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageLink } from "./page-link.tsx";
import { endsAlone, tilePictureSizes, tileShapes } from "./tile-layout.ts";

/** The ground of each tile's caption. */
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
	return (
		<section id={anchors.home.practice} aria-labelledby="practice" className="on-dark bg-noche py-section">
			<div className="mx-auto max-w-page px-edge">
				<div className="mb-10 grid gap-x-gap gap-y-4 lg:mb-12 lg:grid-cols-12">
					<SectionHeading id="practice" text={practice.heading} className="max-w-[8.4em] text-h2 lg:col-span-7" />
					<p className="max-w-[28em] self-end text-cal lg:col-span-5">{practice.text}</p>
				</div>
				<ul className={endsAlone(shapes) ? "tiles tiles-end-alone" : "tiles"}>
					{cards.map(({ id, name, card, picture }, index) => {
						const shape = shapes[index] ?? "third";
						return (
							<li key={id} className={`tile tile-${shape}`}>
								<PageLink page={id} prefetch="intent" viewTransition className="zoom plate">
									<Picture picture={picture} sizes={tilePictureSizes[shape]} />
									<span className={plates[index % plates.length]}>
										<span className="display">{name}</span>
										<ArrowUpRight aria-hidden="true" />
										<span>{card}</span>
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
