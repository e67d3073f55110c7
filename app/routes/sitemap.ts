import { machineAnswer } from "../.server/machine-answer.ts";
import { sitemap } from "../site/sitemap.server.ts";
import type { Route } from "./+types/sitemap";

export const loader = ({ request }: Route.LoaderArgs) =>
	machineAnswer(request, "application/xml; charset=utf-8", sitemap());

export const action = loader;
