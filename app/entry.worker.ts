import * as build from "virtual:react-router/server-build";
import { withCache, withoutCache } from "./.server/cache/with-cache.ts";
import { parseEnvironment } from "./.server/environment.ts";
import { withHttps } from "./.server/http/https.ts";
import { withMethods } from "./.server/http/method.ts";
import { withSecurityHeaders } from "./.server/http/security-headers.ts";
import { consume, runSchedule } from "./.server/inquiries/background.ts";
import { withPublication } from "./.server/publication.ts";
import { reactRouter } from "./.server/react-router.ts";
import { withSettings } from "./.server/with-settings.ts";

const withPages = import.meta.env.DEV ? withoutCache : withCache;

/** A request passes through these from left to right, its response from right to left. */
const answer = withSettings(
	withHttps(withPublication(withPages(withSecurityHeaders(withMethods(reactRouter(build)))))),
);

export default {
	fetch: answer,
	async queue(batch, env) {
		await consume(batch, parseEnvironment(env));
	},
	async scheduled(controller, env) {
		await runSchedule(parseEnvironment(env), new Date(controller.scheduledTime));
	},
} satisfies ExportedHandler<Env>;
