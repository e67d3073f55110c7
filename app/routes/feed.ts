import { machineAnswer } from "../.server/machine-answer.ts";
import { localeOf } from "../middleware/locale.ts";
import { feed } from "../site/feed.server.ts";
import type { Route } from "./+types/feed";

export const loader = ({ request, context }: Route.LoaderArgs) =>
	machineAnswer(request, "application/atom+xml; charset=utf-8", feed(localeOf(context)));

export const action = loader;
