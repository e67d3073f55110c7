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

/** Testimonials that are seen at once, the first of them large; the others are swiped through. */
const seen = 3;

const inRail = "max-md:w-[82%] max-md:shrink-0 max-md:snap-start";

/** Testimonials beside the firm's rating, where it has one. */
export function Testimonials({ words: { heading, text, link }, rating, testimonials }: TestimonialsProps) {
	return (
		<section aria-labelledby="testimonials" className="py-section">
			<div className="mx-auto grid max-w-page gap-x-gap gap-y-8 px-edge lg:grid-cols-12">
				<div className="lg:col-span-4 lg:pr-8">
					<div className="lg:sticky lg:top-10">
						<SectionHeading id="testimonials" text={heading} className="max-w-[14ch] text-h2 text-noche" />
						<p className="mt-4 max-w-[40ch] text-gris">{text}</p>
						{rating ? <Rating rating={rating} link={link} /> : null}
					</div>
				</div>
				<div
					role="group"
					// biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone they all stand in one rail, which must be reachable by keyboard (WCAG 2.1.1)
					tabIndex={0}
					aria-labelledby="testimonials"
					className="testimonial-rail min-w-0 lg:col-span-8"
				>
					<ul className="gap-x-gap gap-y-9 max-md:contents md:grid md:grid-cols-2">
						{testimonials.slice(0, seen).map((each, index) => (
							<li key={each.id} className={`${inRail} ${index === 0 ? "md:col-span-2" : ""}`}>
								<Testimonial testimonial={each} large={index === 0} />
							</li>
						))}
					</ul>
					{testimonials.length > seen ? (
						<ul
							// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
							tabIndex={0}
							aria-label={heading}
							className="mt-9 snap-x gap-gap overflow-x-auto overscroll-x-contain pb-3 [scrollbar-width:thin] max-md:contents md:flex"
						>
							{testimonials.slice(seen).map((each) => (
								<li key={each.id} className={`${inRail} shrink-0 snap-start md:w-88`}>
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

interface TestimonialProps {
	testimonial: HomePage["testimonials"][number];
	large?: boolean;
}

function Testimonial({ testimonial: { sample, name, company, text, rating: stars }, large }: TestimonialProps) {
	const { t } = useTranslation("firm");
	return (
		<figure className="border-t border-(--hairline) pt-5">
			<blockquote
				className={`font-display text-noche ${large ? `text-h4 ${text.length < 160 ? "lg:text-tile" : "lg:text-h3"}` : "text-h4"}`}
			>
				<p>{text}</p>
			</blockquote>
			<figcaption className="mt-4 text-gris">
				<span className="font-semibold text-tinta">{name}</span> · {company}
				<SampleLabel sample={sample} />
				<span className="stars mt-2 block w-[6.25em] text-cantera" role="img" aria-label={t("rating", { stars })} />
			</figcaption>
		</figure>
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
				className="mt-5 inline-flex items-center gap-2 py-1 font-semibold underline decoration-(--accent)"
			>
				{link}
				<ArrowUpRight aria-hidden="true" />
			</a>
		</>
	);
}
