import { CaseCards } from "../../sections/case-cards.tsx";
import { CaseCarousel } from "../../sections/case-carousel.tsx";
import { CaseResult } from "../../sections/case-result.tsx";
import { CaseStory } from "../../sections/case-story.tsx";
import { Cities } from "../../sections/cities.tsx";
import { ClaimList } from "../../sections/claim-list.tsx";
import { HomeHero } from "../../sections/home-hero.tsx";
import { Intro } from "../../sections/intro.tsx";
import { OpeningStrip } from "../../sections/opening-strip.tsx";
import { PersonCard } from "../../sections/person-card.tsx";
import { PersonEntry } from "../../sections/person-entry.tsx";
import { PersonProfile } from "../../sections/person-profile.tsx";
import { PracticeGrid } from "../../sections/practice-grid.tsx";
import { SocialList } from "../../sections/social-list.tsx";
import { TeamRow } from "../../sections/team-row.tsx";
import { Testimonials } from "../../sections/testimonials.tsx";
import type { Samples } from "../samples.server.ts";
import { framed, type Specimens } from "../specimen.tsx";

/** The firm: its home page, its people, its cases and its offices. */
export function firmSpecimens({ about, case: story, home, person, social, team }: Samples): Specimens {
	const { cases, claims, offices, practice, cards, rating, stories, testimonials, testimonialWords: words } = home;
	const [attorney, staff] = [true, false].map((is) => team.people.find((each) => each.attorney === is));
	return {
		"sections/opening-strip": { offices: <OpeningStrip offices={home.offices} /> },
		"sections/home-hero": { hero: <HomeHero page={home} /> },
		"sections/intro": { intro: <Intro page={home} /> },
		"sections/claim-list": framed({
			all: <ClaimList claims={claims} />,
			one: <ClaimList claims={claims.slice(0, 1)} />,
		}),
		"sections/practice-grid": {
			all: <PracticeGrid page={home} />,
			"of two": <PracticeGrid page={{ practice, cards: cards.slice(0, 2) }} />,
		},
		"sections/case-carousel": cases ? { stories: <CaseCarousel words={cases} stories={stories} /> } : {},
		"sections/case-cards": story ? { others: <CaseCards heading={story.heading} cases={story.others} /> } : {},
		"sections/case-result": story ? { result: <CaseResult page={story} /> } : {},
		"sections/case-story": story ? { story: <CaseStory page={story} /> } : {},
		"sections/testimonials": words
			? {
					rated: <Testimonials words={words} rating={rating} testimonials={testimonials} />,
					"not rated": <Testimonials words={words} rating={undefined} testimonials={testimonials.slice(0, 1)} />,
				}
			: {},
		"sections/cities": {
			all: <Cities offices={offices} />,
			one: <Cities offices={offices.slice(0, 1)} />,
			"where only": <Cities offices={offices} whereOnly />,
		},
		"sections/person-card": framed(
			about.people[0] ? { card: <PersonCard person={about.people[0]} note={about.people[0].summary} /> } : {},
		),
		"sections/team-row": { all: <TeamRow people={about.people} /> },
		"sections/person-entry": framed({
			...(attorney
				? { attorney: <PersonEntry person={attorney} />, leads: <PersonEntry person={attorney} leads /> }
				: {}),
			...(staff ? { staff: <PersonEntry person={staff} /> } : {}),
		}),
		"sections/person-profile": person ? { person: <PersonProfile person={person} /> } : {},
		"sections/social-list": social ? { accounts: <SocialList accounts={social.social} /> } : {},
	};
}
