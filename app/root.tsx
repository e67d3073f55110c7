import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, Links, Meta, Outlet, useRouteError, useRouteLoaderData } from "react-router";
import { noche } from "#generated/theme.json";
import type { Route } from "./+types/root";
import { canonicalPathMiddleware } from "./middleware/canonical-path.ts";
import { failedRequestMiddleware } from "./middleware/failed-request.ts";
import { markdownMiddleware } from "./middleware/markdown.ts";
import { localeOf, pageMiddleware } from "./middleware/page.ts";
import { ErrorPage } from "./sections/error-page.tsx";
import { NotFoundPage } from "./sections/not-found-page.tsx";
import { SiteLayout } from "./sections/site-layout.tsx";
import { layoutData } from "./site/firm/layout-data.server.ts";
import { unnamedRequest } from "./site/pages/unnamed-request.ts";
import { useLocale } from "./site/pages/use-locale.ts";

/** Runs on every request, in this order. */
export const middleware: Route.MiddlewareFunction[] = [
	canonicalPathMiddleware,
	failedRequestMiddleware,
	pageMiddleware,
	markdownMiddleware,
];

export function loader({ context }: Route.LoaderArgs) {
	return { facts: layoutData(localeOf(context)), requestId: unnamedRequest };
}

/** The layout is the same on every page of a language, so it loads once; in development, again after each edit. */
export const shouldRevalidate = () => import.meta.env.DEV;

/** The document. `entry.server.tsx` adds the inlined styles and the boot script, which React does not know about. */
export function Layout({ children }: { children: ReactNode }) {
	const locale = useLocale();
	const { t } = useTranslation();
	return (
		<html lang={locale} data-unavailable={t("imageUnavailable")} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="theme-color" content={noche} />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href="/site.webmanifest" />
				<Meta />
				<Links />
			</head>
			<body>{children}</body>
		</html>
	);
}

export default function App({ loaderData }: Route.ComponentProps) {
	return (
		<SiteLayout facts={loaderData.facts}>
			<Outlet />
		</SiteLayout>
	);
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The not-found or error page, inside the layout if the layout's own data has loaded. */
export function ErrorBoundary() {
	const error = useRouteError();
	const root = useRouteLoaderData<typeof loader>("root");
	const notFound = isRouteErrorResponse(error) && error.status === 404;
	// A failed navigation carries its own id (`.server/failure.ts`); `failed-request.ts` writes it into a failed
	// document.
	const named = isRouteErrorResponse(error) && uuid.test(error.data) ? error.data : root?.requestId;
	const requestId = named === unnamedRequest && !import.meta.env.SSR ? undefined : named;
	const page = notFound ? (
		<NotFoundPage page={error.data} offices={root?.facts.offices} />
	) : (
		<ErrorPage phone={root?.facts.phone} requestId={requestId} />
	);
	return root ? <SiteLayout facts={root.facts}>{page}</SiteLayout> : <main id="main">{page}</main>;
}
