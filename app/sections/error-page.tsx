import { Link } from "react-router";
import { useWords } from "../locales/words.ts";
import type { PhoneLink } from "../site/firm/phone.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Button, buttonClass } from "../ui/button.tsx";

/** Something failed on our side: says so, gives a reference to quote, and a way to reach a person. */
export function ErrorPage({ phone, requestId }: { phone?: PhoneLink | undefined; requestId?: string | undefined }) {
	const { error } = useWords();
	const locale = useLocale();
	return (
		<section className="mx-auto max-w-page px-edge py-section">
			<title>{error.title}</title>
			<meta name="robots" content="noindex" />
			<h1 className="max-w-[16ch] text-h1">{error.title}</h1>
			<p className="mt-6 max-w-text text-lead">{error.text}</p>
			<div className="mt-9 flex flex-wrap gap-3">
				{phone ? (
					<a href={phone.href} className={buttonClass("primary")}>
						{error.call(phone.text)}
					</a>
				) : null}
				<Button variant="quiet" className="needs-script" onClick={() => location.reload()}>
					{error.retry}
				</Button>
				<Link to={href(locale, "home")} className={buttonClass("quiet")}>
					{error.home}
				</Link>
			</div>
			{requestId ? <p className="mt-10 text-small text-gris">{error.requestId(requestId)}</p> : null}
		</section>
	);
}
