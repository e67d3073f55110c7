import { useTranslation } from "react-i18next";
import { ChatLauncher } from "../features/chat/launcher.tsx";
import type { LayoutData } from "../site/firm/layout-data.server.ts";
import { whatsappAddress } from "../site/firm/phone.ts";
import { Phone, WhatsApp } from "../ui/icons.ts";
import { useTooltip } from "../ui/use-tooltip.tsx";

/**
 * Call, WhatsApp and the assistant: a bar at the bottom of a phone, a small column in the margin of a desktop. The page reserves
 * room for both (`base.css`, and the footer), so that they never cover content, a field or the focus. The buttons hide
 * while the chat panel is open. The bar has its height and columns before hydration, and before all of it has come, so that
 * nothing shifts.
 */
export function FloatingButtons({ facts }: { facts: LayoutData }) {
	const { t } = useTranslation();
	const call = useTooltip(t("floating.call"));
	const count = facts.whatsapp && facts.chat ? 3 : facts.whatsapp || facts.chat ? 2 : 1;
	return (
		<aside aria-label={t("floating.label")} className="dock no-print">
			<div className={`dock-row dock-row-${count}`}>
				<a href={facts.phone.href} data-count="call" className="dock-button" {...call.trigger}>
					<Phone aria-hidden="true" />
					<span>{t("floating.call")}</span>
				</a>
				{call.popup}
				{facts.whatsapp ? <WhatsAppButton number={facts.whatsapp} /> : null}
				{facts.chat ? <ChatLauncher facts={facts} className="dock-button dock-chat needs-script" /> : null}
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
				className="dock-button"
				{...trigger}
			>
				<WhatsApp aria-hidden="true" />
				<span>{t("floating.whatsapp")}</span>
			</a>
			{popup}
		</>
	);
}
