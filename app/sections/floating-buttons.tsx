import { useWords } from "../locales/words.ts";
import type { FrameFacts } from "../site/facts.server.ts";
import { telephone, whatsappAddress } from "../site/phone.ts";
import { Phone, WhatsApp } from "../ui/icons.ts";

/**
 * Call, WhatsApp and the assistant: a bar at the foot of a phone, buttons in the corner of a desk. The page keeps room
 * for the bar (`base.css`), so that it never covers the end of the page, a field or what has focus.
 */
export function FloatingButtons({ facts }: { facts: FrameFacts }) {
	const words = useWords();
	const item =
		"flex items-center justify-center gap-2 font-semibold text-blanco no-underline max-md:h-15.5 max-md:flex-1 max-md:text-[0.9375rem] md:h-13 md:min-w-13 md:rounded-full md:shadow-float md:ring-[1.5px] md:ring-blanco/25";
	return (
		<aside
			aria-label={words.floating.label}
			className="no-print fixed z-30 flex max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-bayou max-md:bg-noche max-md:pb-[env(safe-area-inset-bottom)] md:right-5 md:bottom-5 md:flex-col md:items-end md:gap-3"
		>
			<a href={telephone(facts.phone)} data-count="call" className={`${item} md:bg-petroleo`}>
				<Phone aria-hidden="true" />
				<span className="md:sr-only">{words.floating.call}</span>
			</a>
			<a
				href={whatsappAddress(facts.whatsapp, words.floating.whatsappText)}
				rel="noopener"
				data-count="whatsapp"
				className={`${item} md:bg-bayou`}
			>
				<WhatsApp aria-hidden="true" />
				<span className="md:sr-only">{words.floating.whatsapp}</span>
			</a>
		</aside>
	);
}
