import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDay } from "../site/format/dates.ts";
import { href, type ServiceId } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

export interface PostHeadData {
	trail: { name: string; path: string }[];
	title: string;
	lead: string;
	published: string;
	updated: string;
	minutes: number;
	author: { id: string; name: string };
	topic: { id: string; name: string };
	service: { id: ServiceId; name: string };
	cover: PictureData;
}

/** The head of a post: its title over the cover's ground, and who stands behind it. */
export function PostHead({ post }: { post: PostHeadData }) {
	const { t } = useTranslation("blog");
	const locale = useLocale();
	return (
		<header className="on-light bg-niebla">
			<div className="mx-auto max-w-page px-edge pt-6 lg:pt-8">
				<Breadcrumbs trail={post.trail} />
				<div className="grid gap-x-gap gap-y-8 pt-10 pb-12 lg:grid-cols-12 lg:items-end lg:pt-16 lg:pb-16">
					<div className="lg:col-span-8">
						<h1 className="max-w-[20ch] text-h1 text-noche">{post.title}</h1>
						<p className="mt-5 max-w-[52ch] text-lead">{post.lead}</p>
					</div>
					<dl className="grid gap-3 border-t border-(--hairline) pt-4 text-small lg:col-span-4">
						<div>
							<dt className="sr-only">{t("by")}</dt>
							<dd>
								{t("by")}{" "}
								<Link
									to={`${href(locale, "team")}#${post.author.id}`}
									className="font-semibold underline decoration-lacre"
								>
									{post.author.name}
								</Link>
							</dd>
						</div>
						<div>
							<dt className="sr-only">{t("published")}</dt>
							<dd>
								<time dateTime={post.published}>{formatDay(post.published, locale)}</time> ·{" "}
								{t("minutes", { minutes: post.minutes })}
								<br />
								{t("updated")}: <time dateTime={post.updated}>{formatDay(post.updated, locale)}</time>
							</dd>
						</div>
						<div>
							<dt className="sr-only">{t("topics")}</dt>
							<dd>
								<Link to={`${href(locale, "blog")}?topic=${post.topic.id}`} className="underline">
									{post.topic.name}
								</Link>
								{" · "}
								<Link to={href(locale, post.service.id)} className="underline">
									{post.service.name}
								</Link>
							</dd>
						</div>
					</dl>
				</div>
			</div>
			<Picture picture={post.cover} first sizes="100vw" className="h-40 w-full sm:h-56 lg:h-72" />
		</header>
	);
}
