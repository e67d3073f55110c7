import { resourceResponse } from "../.server/http/resource-response.ts";
import { llms } from "../site/corpus/llms.server.ts";
import type { Route } from "./+types/llms";

export const loader = ({ request }: Route.LoaderArgs) => resourceResponse(request, "text/plain; charset=utf-8", llms());

export const action = loader;
