import { useTranslation } from "react-i18next";
import type { HomePage } from "../site/loaders/home-page.server.ts";
import { ArrowUpRight } from "../ui/icons.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { SampleLabel } from "./sample-label.tsx";

interface TestimonialsProps {
	words: NonNullable<HomePage["testimonialWords"]>;
	rating: HomePage["rating"];
	testimonials: HomePage["testimonials"];
}

/** Testimonials beside the firm's rating, where it has one: short ones are set larger. */
export function Testimonials({ words: { heading, text, link }, rating, testimonials }: TestimonialsProps) {
	const { t } = useTranslation("firm");
	return (
		<section aria-labelledby="testimonials" className="py-section">
			<div className="mx-auto grid max-w-page gap-x-gap gap-y-12 px-edge lg:grid-cols-12">
				<div className="lg:col-span-4 lg:pr-8">
					<div className="lg:sticky lg:top-10">
						<SectionHeading id="testimonials" text={heading} className="max-w-[14ch] text-h2 text-noche" />
						<p className="mt-4 max-w-[40ch] text-gris">{text}</p>
						{rating ? <Rating rating={rating} link={link} /> : null}
					</div>
				</div>
				<ul className="lg:col-span-8 lg:columns-2 lg:gap-x-gap">
					{testimonials.map(({ id, sample, name, company, text: quote, rating: stars }) => (
						<li key={id} className="mb-9 break-inside-avoid border-t border-(--hairline) pt-6">
							<figure>
								<p className="stars mb-4 text-cantera w-[6.25em]" role="img" aria-label={t("rating", { stars })} />
								<blockquote
									className={`font-display text-noche ${quote.length < 100 ? "text-quote" : quote.length < 220 ? "text-h3" : "text-[1.3125rem] leading-[1.4]"}`}
								>
									<p>{quote}</p>
								</blockquote>
								<figcaption className="mt-4 text-gris">
									<span className="font-semibold text-tinta">{name}</span> · {company}
									<SampleLabel sample={sample} />
								</figcaption>
							</figure>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function Rating({ rating, link }: { rating: NonNullable<HomePage["rating"]>; link: string }) {
	return (
		<>
			<p className="mt-9 flex items-baseline gap-4 border-t border-(--hairline) pt-5">
				<span className="font-display text-h1 text-noche">{rating.figure}</span>
				<span className="font-semibold">
					{rating.label}
					<SampleLabel sample={rating.sample} />
				</span>
			</p>
			<p className="mt-1 max-w-[40ch] text-small text-gris">{rating.basis}</p>
			<a
				href={rating.url}
				rel="noopener"
				className="mt-5 inline-flex items-center gap-2 py-1 font-semibold underline decoration-lacre"
			>
				{link}
				<ArrowUpRight aria-hidden="true" />
			</a>
		</>
	);
}
