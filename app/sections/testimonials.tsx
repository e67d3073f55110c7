import { useTranslation } from "react-i18next";
import { ArrowUpRight } from "../ui/icons.ts";

export interface TestimonialData {
	id: string;
	name: string;
	company: string;
	text: string;
	rating: number;
}

/** Of one to five stars. */
const starWidths = ["w-[1.25em]", "w-[2.5em]", "w-[3.75em]", "w-[5em]", "w-[6.25em]"];

/** Six voices beside the rating that they belong to: the longest speaks loudest. */
export function Testimonials({
	heading,
	text,
	link,
	reviews,
	rating,
	testimonials,
}: {
	heading: string;
	text: string;
	link: string;
	reviews: { url: string };
	rating: { figure: string; label: string; basis: string };
	testimonials: TestimonialData[];
}) {
	const { t } = useTranslation("firm");
	return (
		<section aria-labelledby="testimonials" className="py-section">
			<div className="mx-auto grid max-w-page gap-x-gap gap-y-12 px-edge lg:grid-cols-12">
				<div className="lg:col-span-4 lg:pr-8">
					<div className="lg:sticky lg:top-10">
						<h2 id="testimonials" className="max-w-[14ch] text-h2 text-noche">
							{heading}
						</h2>
						<p className="mt-4 max-w-[40ch] text-gris">{text}</p>
						<p className="mt-9 flex items-baseline gap-4 border-t border-(--hairline) pt-5">
							<span className="font-display text-h1 text-noche">{rating.figure}</span>
							<span className="font-semibold">{rating.label}</span>
						</p>
						<p className="mt-1 max-w-[40ch] text-small text-gris">{rating.basis}</p>
						<a
							href={reviews.url}
							rel="noopener"
							className="mt-5 inline-flex items-center gap-2 py-1 font-semibold underline decoration-lacre"
						>
							{link}
							<ArrowUpRight aria-hidden="true" />
						</a>
					</div>
				</div>
				<ul className="lg:col-span-8 lg:columns-2 lg:gap-x-gap">
					{testimonials.map(({ id, name, company, text: quote, rating: stars }) => (
						<li key={id} className="mb-9 break-inside-avoid border-t border-(--hairline) pt-6">
							<figure>
								<p
									className={`stars mb-4 text-cantera ${starWidths[stars - 1] ?? ""}`}
									role="img"
									aria-label={t("rating", { stars })}
								/>
								<blockquote
									className={`font-display text-noche ${quote.length < 100 ? "text-quote" : quote.length < 220 ? "text-h3" : "text-[1.3125rem] leading-[1.4]"}`}
								>
									<p>{quote}</p>
								</blockquote>
								<figcaption className="mt-4 text-gris">
									<span className="font-semibold text-tinta">{name}</span> · {company}
								</figcaption>
							</figure>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
