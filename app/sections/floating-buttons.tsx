import { useTranslation } from "react-i18next";
import { ChatLauncher } from "../features/chat/launcher.tsx";
import type { LayoutData } from "../site/firm/layout-data.server.ts";
import { whatsappAddress } from "../site/firm/phone.ts";
import { Phone, WhatsApp } from "../ui/icons.ts";
import { useTooltip } from "../ui/use-tooltip.tsx";

const item =
	"flex cursor-pointer items-center justify-center gap-x-2 font-semibold text-blanco no-underline max-xl:min-h-15.5 max-xl:min-w-0 max-xl:px-1 max-xl:text-small max-xl:leading-tight max-xl:@max-[22rem]:flex-col max-xl:@max-[22rem]:gap-y-0.5 max-xl:@max-[15rem]:text-[0.6rem]";
const icon = "xl:size-11 xl:rounded-full xl:hover:bg-bayou";

/**
 * Call, WhatsApp and the assistant: a bar at the bottom of a phone, a small column in the margin of a desktop. The page reserves
 * room for both (`base.css`, and the footer), so that they never cover content, a field or the focus. The buttons hide
 * while the chat panel is open. The bar has its height and columns before hydration, and before all of it has come, so that
 * nothing shifts.
 */
export function FloatingButtons({ facts }: { facts: LayoutData }) {
	const { t } = useTranslation();
	const call = useTooltip(t("floating.call"));
	// Without script there is no assistant, and the others share the bar.
	const columns = { 1: "", 2: "max-xl:js:grid-cols-2", 3: "max-xl:js:grid-cols-3" };
	const count = facts.whatsapp && facts.chat ? 3 : facts.whatsapp || facts.chat ? 2 : 1;
	return (
		<aside
			aria-label={t("floating.label")}
			className="no-print fixed z-30 has-aria-expanded:invisible max-xl:@container max-xl:inset-x-0 max-xl:bottom-0 max-xl:border-t max-xl:min-h-15.5 max-xl:border-bayou max-xl:bg-noche max-xl:pb-[env(safe-area-inset-bottom)] xl:right-3.5 xl:bottom-5"
		>
			<div
				className={`max-xl:grid max-xl:min-h-15.5 max-xl:auto-cols-fr max-xl:grid-flow-col xl:flex xl:flex-col xl:rounded-full xl:bg-petroleo xl:p-1 xl:shadow-float ${columns[count]}`}
			>
				<a href={facts.phone.href} data-count="call" className={`${item} ${icon}`} {...call.trigger}>
					<Phone aria-hidden="true" />
					<span className="xl:sr-only">{t("floating.call")}</span>
				</a>
				{call.popup}
				{facts.whatsapp ? <WhatsAppButton number={facts.whatsapp} /> : null}
				{facts.chat ? (
					<ChatLauncher
						facts={facts}
						className={`needs-script ${item} ${icon} max-xl:bg-petroleo xl:[&>span:last-child]:sr-only`}
					/>
				) : null}
			</div>
		</aside>
	);
}

function WhatsAppButton({ number }: { number: string }) {
	const { t } = useTranslation();
	const { trigger, popup } = useTooltip(t("floating.whatsapp"));
	return (
		<>
			<a
				href={whatsappAddress(number, t("floating.whatsappText"))}
				rel="noopener"
				data-count="whatsapp"
				className={`${item} ${icon}`}
				{...trigger}
			>
				<WhatsApp aria-hidden="true" />
				<span className="xl:sr-only">{t("floating.whatsapp")}</span>
			</a>
			{popup}
		</>
	);
}
