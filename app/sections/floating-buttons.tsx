import { ChatLauncher } from "../features/chat/launcher.tsx";
import { useWords } from "../locales/words.ts";
import type { FrameFacts } from "../site/facts.server.ts";
import { telephone, whatsappAddress } from "../site/phone.ts";
import { Phone, WhatsApp } from "../ui/icons.ts";
import { useTooltip } from "../ui/tooltip/use-tooltip.ts";

const item =
	"flex cursor-pointer items-center justify-center gap-x-2 font-semibold text-blanco no-underline max-md:min-h-15.5 max-md:min-w-0 max-md:flex-1 max-md:px-1 max-md:text-[0.9375rem] max-md:leading-tight md:h-13 md:min-w-13 md:rounded-full md:shadow-float md:ring-[1.5px] md:ring-blanco/25 max-md:@max-[22rem]:flex-col max-md:@max-[22rem]:gap-y-0.5 max-md:@max-[15rem]:text-[0.6rem]";

/**
 * Call, WhatsApp and the assistant: a bar at the foot of a phone, buttons in the corner of a desk. The page keeps room
 * for the bar (`base.css`), so that it never covers the end of the page, a field or what has focus. The buttons make
 * room for the panel that the third one opens.
 */
export function FloatingButtons({ facts }: { facts: FrameFacts }) {
	const words = useWords();
	const call = useTooltip(words.floating.call);
	const whatsapp = useTooltip(words.floating.whatsapp);
	return (
		<aside
			aria-label={words.floating.label}
			className="no-print fixed z-30 has-aria-expanded:invisible max-md:@container max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-bayou max-md:bg-noche max-md:pb-[env(safe-area-inset-bottom)] md:right-5 md:bottom-5"
		>
			<div className="flex md:flex-col md:items-end md:gap-3">
				<a href={telephone(facts.phone)} data-count="call" className={`${item} md:bg-petroleo`} {...call.trigger}>
					<Phone aria-hidden="true" />
					<span className="md:sr-only">{words.floating.call}</span>
				</a>
				{call.popup}
				<a
					href={whatsappAddress(facts.whatsapp, words.floating.whatsappText)}
					rel="noopener"
					data-count="whatsapp"
					className={`${item} md:bg-bayou`}
					{...whatsapp.trigger}
				>
					<WhatsApp aria-hidden="true" />
					<span className="md:sr-only">{words.floating.whatsapp}</span>
				</a>
				{whatsapp.popup}
				<ChatLauncher
					facts={facts}
					className={`needs-script ${item} max-md:bg-lacre md:bg-papel md:px-5.5 md:text-tinta md:hover:bg-blanco`}
				/>
			</div>
		</aside>
	);
}
