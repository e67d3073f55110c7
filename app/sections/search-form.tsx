import { useTranslation } from "react-i18next";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { buttonClass } from "../ui/button.tsx";

interface SearchFormProps {
	query?: string;
	/** In one line with what is beside it: its label is in the field. */
	brief?: boolean;
	/** On a dark ground. */
	dark?: boolean;
	className?: string;
}

/** Searches the site's own pages: a plain GET form, answered by the FAQ page. */
export function SearchForm({ query, brief, dark, className = "" }: SearchFormProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	return (
		<form
			action={href(locale, "faq")}
			method="get"
			role="search"
			className={`flex flex-wrap items-end gap-3 ${className}`}
		>
			<label className="grid grow basis-40 gap-1.5 font-semibold">
				<span className={brief ? "sr-only" : undefined}>{t("search.label")}</span>
				<input
					type="search"
					name="q"
					defaultValue={query}
					required
					maxLength={100}
					placeholder={t(brief ? "search.label" : "search.placeholder")}
					className="min-h-13 w-full min-w-0 rounded-small border-[1.5px] border-gris bg-blanco px-4 font-normal text-tinta placeholder:text-gris"
				/>
			</label>
			<button type="submit" className={buttonClass(dark ? "outline" : "quiet")}>
				{t("search.submit")}
			</button>
		</form>
	);
}
