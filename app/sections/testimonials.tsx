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

/** Testimonials beside the firm's rating, where it has one. */
export function Testimonials({ words: { heading, text, link }, rating, testimonials }: TestimonialsProps) {
	return (
		<section aria-labelledby="testimonials" className="py-section">
			<div className="mx-auto grid max-w-page gap-x-gap gap-y-8 px-edge lg:grid-cols-12">
				<div className="lg:col-span-4 lg:pr-8">
					<div className="lg:sticky lg:top-10">
						<SectionHeading id="testimonials" text={heading} className="max-w-[8.4em] text-h2 text-noche" />
						<p className="mt-4 max-w-[24.5em] text-gris">{text}</p>
						{rating ? <Rating rating={rating} link={link} /> : null}
					</div>
				</div>
				<div
					role="group"
					// biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone they all stand in one rail, which must be reachable by keyboard (WCAG 2.1.1)
					tabIndex={0}
					aria-labelledby="testimonials"
					className="testimonial-rail"
				>
					<ul>
						{testimonials.map((each) => (
							<li key={each.id}>
								<Testimonial testimonial={each} />
							</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	);
}

/** Characters: all cards of the rail are as high as the highest, and a quote is the larger the shorter it is. */
const quotes = { short: 100, long: 220 };

interface TestimonialProps {
	testimonial: HomePage["testimonials"][number];
}

function Testimonial({ testimonial: { sample, name, company, text, rating: stars } }: TestimonialProps) {
	const { t } = useTranslation("firm");
	return (
		<figure>
			<blockquote className={text.length < quotes.short ? "short" : text.length > quotes.long ? "long" : undefined}>
				<p>{text}</p>
			</blockquote>
			<figcaption>
				<strong>{name}</strong> · {company}
				<SampleLabel sample={sample} />
				<span className="stars" role="img" aria-label={t("rating", { stars })} />
			</figcaption>
		</figure>
	);
}

function Rating({ rating, link }: { rating: NonNullable<HomePage["rating"]>; link: string }) {
	return (
		<>
			<p className="rating">
				<span>{rating.figure}</span>
				<span>
					{rating.label}
					<SampleLabel sample={rating.sample} />
				</span>
			</p>
			<p>{rating.basis}</p>
			<a href={rating.url} rel="noopener" className="arrow-link mt-5">
				{link}
				<ArrowUpRight aria-hidden="true" />
			</a>
		</>
	);
}
