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

/** Testimonials: the first beside the firm's rating, where it has one, and the others below it. */
export function Testimonials({ words: { heading, text, link }, rating, testimonials }: TestimonialsProps) {
	const [lead, ...others] = testimonials;
	return (
		<section aria-labelledby="testimonials" className="py-section">
			<div className="mx-auto grid max-w-page gap-x-gap gap-y-8 px-edge lg:grid-cols-12">
				<div className="lg:col-span-4 lg:pr-8">
					<SectionHeading id="testimonials" text={heading} className="max-w-[8.4em] text-h2 text-noche" />
					<p className="mt-4 max-w-[24.5em] text-gris">{text}</p>
					{rating ? <Rating rating={rating} link={link} /> : null}
				</div>
				<div
					role="group"
					// biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone they all stand in one rail, which must be reachable by keyboard (WCAG 2.1.1)
					tabIndex={0}
					aria-labelledby="testimonials"
					className="testimonial-rail"
				>
					{lead ? <Testimonial testimonial={lead} /> : null}
					{others.length > 0 ? (
						<ul>
							{others.map((each) => (
								<li key={each.id}>
									<Testimonial testimonial={each} />
								</li>
							))}
						</ul>
					) : null}
				</div>
			</div>
		</section>
	);
}

/** A name's first letters, as on a seal. */
const initialsOf = (name: string) =>
	name
		.split(/\s+/)
		.slice(0, 2)
		.map(([letter]) => letter)
		.join("");

/** Characters. On a phone all cards are as high as the highest, and a quote is the larger the shorter it is. */
const quotes = { short: 100, long: 220 };

function lengthOf({ length }: string): "short" | "long" | undefined {
	if (length < quotes.short) return "short";
	return length > quotes.long ? "long" : undefined;
}

function Testimonial({ testimonial }: { testimonial: HomePage["testimonials"][number] }) {
	const { t } = useTranslation("firm");
	const { sample, name, company, text, rating: stars } = testimonial;
	return (
		<figure>
			<blockquote className={lengthOf(text)}>
				<p>{text}</p>
			</blockquote>
			<figcaption data-seal={initialsOf(name)}>
				<strong>{name}</strong>
				{` ${company}`}
				<SampleLabel sample={sample} />
				<span className="stars" role="img" aria-label={t("rating", { stars })} />
			</figcaption>
		</figure>
	);
}

function Rating({ rating, link }: { rating: NonNullable<HomePage["rating"]>; link: string }) {
	return (
		<div className="rating">
			<p>
				<span>{rating.figure}</span>
				<strong>
					{rating.label}
					<SampleLabel sample={rating.sample} />
				</strong>
			</p>
			<p>{rating.basis}</p>
			<a href={rating.url} rel="noopener" className="arrow-link">
				{link}
				<ArrowUpRight aria-hidden="true" />
			</a>
		</div>
	);
}
