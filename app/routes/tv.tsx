import { pageLoader } from "../.server/page-loader.ts";
import { pageHead } from "../site/head.server.ts";
import { pageMeta } from "../site/head.ts";
import type { Route } from "./+types/tv";

export const loader = pageLoader(({ place }) => ({ head: pageHead(place, { title: "tv", description: "" }) }));

export const headers = () => ({ "cache-control": "public, max-age=0, must-revalidate, s-maxage=3600" });

export const meta = pageMeta;

export default function Page({ loaderData }: Route.ComponentProps) {
	return <h1>{loaderData.head.title}</h1>;
}
