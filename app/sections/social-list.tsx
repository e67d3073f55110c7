import type { SocialPage } from "../site/loaders/social-page.server.ts";
import { ArrowUpRight } from "../ui/icons.ts";

export function SocialList({ accounts }: { accounts: SocialPage["social"] }) {
	return (
		<ul className="mx-auto max-w-page px-edge pt-10 lg:pt-16">
			{accounts.map(({ id, name, url, handle, text }) => (
				<li key={id} className="border-b border-(--hairline)">
					<a
						href={url}
						rel="me noopener"
						className="group grid items-baseline gap-x-gap gap-y-2 py-8 no-underline lg:grid-cols-12"
					>
						<span className="display text-tile text-noche lg:col-span-4">{name}</span>
						<span className="max-w-[28em] text-gris lg:col-span-5">{text}</span>
						<span className="inline-flex items-center gap-2 font-semibold group-hover:underline lg:col-span-3 lg:justify-self-end">
							{handle}
							<ArrowUpRight className="text-bayou" aria-hidden="true" />
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
