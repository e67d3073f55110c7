import { Link } from "react-router";
import { href } from "../../../site/pages/page-table.ts";
import { usePanel } from "./panel-context.ts";

/** What has to be known before the first word: who answers, what this is not, and what becomes of what one writes. */
export function Notice() {
	const { words, locale, phone, leave } = usePanel();
	const { notice } = words;
	return (
		<section
			aria-label={notice.label}
			className="grid gap-2 border-b border-(--hairline) pb-4 text-small leading-[1.45] text-(--quiet)"
		>
			<p>
				<strong className="font-medium text-tinta">{notice.who}</strong> {notice.text}
			</p>
			<p lang={notice.other.lang}>{notice.other.text}</p>
			<p>
				<Link
					to={`${href(locale, "terms")}#asistente`}
					viewTransition
					onClick={leave}
					className="font-medium underline"
				>
					{notice.more}
				</Link>
			</p>
			<p>
				{notice.urgent}{" "}
				<a
					href={phone.href}
					data-count="call"
					className="font-semibold whitespace-nowrap text-tinta underline underline-offset-2"
				>
					{phone.text}
				</a>
			</p>
		</section>
	);
}
