import { FitQuiz } from "../../features/fit-quiz/fit-quiz.tsx";
import { AreaDetails, OtherAreas } from "../../sections/area-details.tsx";
import { AreaFigures } from "../../sections/area-figures.tsx";
import { AreaList } from "../../sections/area-list.tsx";
import { AreaMap } from "../../sections/area-map.tsx";
import { AreaPlaceMap } from "../../sections/area-place-map.tsx";
import { BorderLine } from "../../sections/border-line.tsx";
import { CloIncluded, CloOffer } from "../../sections/clo-offer.tsx";
import { FaqTopics } from "../../sections/faq-topics.tsx";
import { MatterPeople } from "../../sections/matter-people.tsx";
import { ServiceSections } from "../../sections/service-sections.tsx";
import { StepList } from "../../sections/step-list.tsx";
import type { Samples } from "../samples.server.ts";
import { framed, type Specimens } from "../specimen.tsx";

/** What the firm does, and where. */
export function matterSpecimens({ area, areas, clo, faq, service }: Samples): Specimens {
	return {
		"sections/matter-people": service ? { people: <MatterPeople people={service.people} /> } : {},
		"sections/service-sections": service ? { service: <ServiceSections page={service} /> } : {},
		"sections/step-list": service
			? framed({
					"to scale": <StepList steps={service.steps} axis={service.axis} />,
					"time unknown": <StepList steps={service.steps.map(({ bars: _, ...step }) => step)} />,
				})
			: {},
		"sections/border-line": framed({ line: <BorderLine className="h-16" /> }),
		"sections/faq-topics": { "one topic": <FaqTopics page={{ ...faq, topics: faq.topics.slice(0, 1) }} /> },
		"sections/area-map": areas.map ? { map: <AreaMap map={areas.map} /> } : {},
		"sections/area-list": {
			all: <AreaList areas={areas.areas} states={areas.states} panels={areas.map?.panels ?? []} />,
		},
		"sections/area-figures": area
			? {
					place: (
						<div className="on-dark">
							<AreaFigures page={area} />
						</div>
					),
				}
			: {},
		"sections/area-place-map": area?.map ? { map: <AreaPlaceMap map={area.map} name={area.name} look="beside" /> } : {},
		"sections/area-details": area
			? { place: <AreaDetails page={area} />, others: <OtherAreas areas={area.others} /> }
			: {},
		"sections/clo-offer": clo ? { included: <CloIncluded page={clo} />, offer: <CloOffer page={clo} /> } : {},
		"features/fit-quiz/fit-quiz": clo ? { first: <FitQuiz quiz={clo.quiz} /> } : {},
	};
}
