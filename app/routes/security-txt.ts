import { machineAnswer } from "../.server/machine-answer.ts";
import { firm } from "../site/content.server.ts";
import { absolute } from "../site/head.server.ts";
import { securityTxt } from "../site/security-txt.ts";
import type { Route } from "./+types/security-txt";

export function loader({ request }: Route.LoaderArgs) {
	const text = securityTxt({
		contact: `mailto:${firm.privacyEmail}`,
		canonical: absolute("/.well-known/security.txt"),
		updated: firm.updated,
	});
	return machineAnswer(request, "text/plain; charset=utf-8", text);
}

export const action = loader;
