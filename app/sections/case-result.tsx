import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatMonth } from "../site/format/dates.ts";
import type { CasePage } from "../site/loaders/case-page.server.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";

/** A fact on the panel: its term beside it where there is room. */
const row = "max-md:last:col-span-2 md:grid md:grid-cols-[7.5rem_1fr] md:items-baseline md:gap-x-4 md:py-4";

/** What came of a matter, in large, beside a panel of how long it took and before whom. */
export function CaseResult({ page }: { page: CasePage }) {
	const { t } = useTranslation("case");
	const locale = useLocale();
	return (
		<section aria-labelledby="result" className="on-light bg-cal py-8 md:py-10 lg:py-16">
			<div className="mx-auto grid max-w-page gap-x-gap gap-y-5 px-edge md:gap-y-8 lg:grid-cols-12">
				<div className="lg:col-span-7 lg:pr-8">
					<div className="max-md:hidden">
						<h2 id="result" className="font-text text-small font-normal tracking-normal text-gris">
							{t("result")}
						</h2>
						<p className="display mt-3 text-h2 text-noche">{page.result}</p>
					</div>
					{page.sample ? <p className="text-small text-gris md:mt-5">{t("sampleNotice")}</p> : null}
				</div>
				<dl className="grid content-start gap-4 max-md:grid-cols-2 md:divide-y md:divide-(--hairline) md:gap-0 md:rounded-plate md:bg-papel md:px-7 md:py-2 lg:col-span-5">
					<div className="max-md:col-span-2 md:pt-5 md:pb-4">
						<dt className="text-small text-gris">{t("period")}</dt>
						<dd>
							<span className="flex items-center gap-3 font-semibold md:mt-1 md:text-h4">
								{formatMonth(page.began, locale)}
								<span className="relative min-w-8 flex-1 border-t border-bayou before:absolute before:-top-1 before:left-0 before:size-[7px] before:rounded-full before:bg-bayou after:absolute after:-top-1 after:right-0 after:size-[7px] after:rounded-full after:bg-bayou">
									<span className="sr-only">–</span>
								</span>
								{formatMonth(page.ended, locale)}
							</span>
							<span className="display mt-3 block text-h3 text-noche first-letter:uppercase md:text-tile">
								{page.duration}
							</span>
						</dd>
					</div>
					<Fact term={t("service")}>
						<a href={href(locale, page.service)}>{page.serviceName}</a>
					</Fact>
					<Fact term={t("jurisdictions")}>{page.jurisdictions.join(", ")}</Fact>
					<Fact term={t("forum")}>{page.forum}</Fact>
				</dl>
			</div>
		</section>
	);
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div className={row}>
			<dt className="text-small text-gris">{term}</dt>
			<dd className="font-semibold text-balance">{children}</dd>
		</div>
	);
}
