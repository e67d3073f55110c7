import { useTranslation } from "react-i18next";
import type { MessagesHandle } from "../locales/namespaces.ts";
import { ContentPage } from "../sections/content-page.tsx";
import { PersonEntry } from "../sections/person-entry.tsx";
import { teamPage } from "../site/loaders/team-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import type { Route } from "./+types/team";

export const loader = ({ context }: Route.LoaderArgs) => teamPage(pageRef(context, "team"));

export const handle = { i18n: ["team"] } satisfies MessagesHandle;

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args, handle.i18n);

export { headers, meta } from "../site/pages/page-exports.ts";

/** Over the columns of the roster, where it has such; each entry says it all by itself. */
function RosterHead() {
	const { t } = useTranslation("team");
	return (
		<div
			aria-hidden="true"
			className="grid grid-cols-[7.5rem_5fr_4fr_2fr_1.25rem] gap-x-8 border-b border-(--hairline) pb-2 text-small text-gris max-lg:hidden"
		>
			<span className="col-span-2">{t("person")}</span>
			<span>{t("licences")}</span>
			<span>{t("office")}</span>
		</div>
	);
}

export default function Team({ loaderData: page }: Route.ComponentProps) {
	return (
		<ContentPage page={page} wide>
			<div className="mx-auto max-w-page px-edge pt-6 lg:pt-8">
				<RosterHead />
				{page.people.map((each) => (
					<PersonEntry key={each.id} person={each} />
				))}
			</div>
		</ContentPage>
	);
}
