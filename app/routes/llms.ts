import { machineAnswer } from "../.server/machine-answer.ts";
import { llms } from "../site/llms.server.ts";
import type { Route } from "./+types/llms";

export const loader = ({ request }: Route.LoaderArgs) => machineAnswer(request, "text/plain; charset=utf-8", llms());

export const action = loader;
