import type { Passage } from "../../../../site/corpus/passage.ts";
import type { Knowledge } from "../knowledge.ts";
import type { LookUp } from "../search/look-up.ts";
import { areaEvidence } from "../search/practice-area.ts";
import { anyOf } from "../understand/patterns.ts";

const personPattern = anyOf(`
	con quien (hablo|puedo|tengo|me dirijo|trato|veo|debo)( .*)?
	(quien|quienes) (lo |la |los |las |me |nos |le ){0,4}(lleva*|atiende*|atenderia|ve|ven|maneja*|se encarga|puede (ayudar*|atender*|ver))( .*)?
	(cual|que|cuales) (de sus )?(abogad[oa]s?|licenciad[oa]s?) (\\w+ ){0,2}(lleva*|atiende*|ve|ven|maneja*|hace*|es|sabe*|puede*)( .*)?
	quien (seria|sera|es|va a ser) (mi|nuestr[oa]) (abogad[oa]|licenciad[oa])( .*)?
	quien me (ayuda|ayudaria|llevaria|representa|representaria|defiende|defenderia)( .*)?
	(who|whod) (\\w+ )?(be|is) (my|our) (lawyer|attorney)( .*)?
	who (handles|takes care|deals|can help|would|works on|is in charge|will|should i (talk|speak)|does)( .*)?
	which (attorney|lawyer|partner|of your|one of your)( .*)?
`);

/** A person is named from this share of the evidence on. */
const least = 0.25;

/** Who of the firm handles what a question is about, if it asks for a person. */
export function personAskedFor(
	folded: string,
	{ concepts, results }: LookUp,
	knowledge: Knowledge,
): Passage | undefined {
	if (!personPattern.test(folded)) return undefined;
	const named = results.find(({ entry, similarity }) => entry.kind === "person" && similarity > 0.5);
	if (named) return named.entry;
	const evidence = areaEvidence(knowledge, concepts);
	let best: { entry: Passage; share: number } | undefined;
	for (const entry of knowledge.passages) {
		if (entry.kind !== "person" || !entry.about.services) continue;
		const shares = entry.about.services.map((service) => evidence.get(service) ?? 0);
		// Whoever has fewer areas is nearer to each of them.
		const share = Math.max(0, ...shares) - 0.02 * shares.length;
		if (share > (best?.share ?? least)) best = { entry, share };
	}
	return best?.entry;
}
