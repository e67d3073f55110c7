import type { ComponentType, SVGProps } from "react";
import { useTranslation } from "react-i18next";
import { Trash } from "../../../ui/form-icons.ts";
import { Close, Phone } from "../../../ui/icons.ts";
import { useTooltip } from "../../../ui/use-tooltip.tsx";
import { usePanel } from "./panel-context.ts";

interface Props {
	titleId: string;
	canErase: boolean;
	onErase: () => void;
	onClose: () => void;
}

/** Names the assistant and offers the ways out: call a person, erase the conversation, return to the page. */
export function PanelHeader({ titleId, canErase, onErase, onClose }: Props) {
	const { t } = useTranslation("chat");
	const { name, phone } = usePanel();
	return (
		<div className="on-dark flex shrink-0 flex-wrap items-center gap-x-1 bg-noche py-2 pr-2 pl-[20px]">
			<div className="mr-auto min-w-0 flex-1 basis-28 py-1.5">
				<h2 id={titleId} className="text-[1.3125rem] leading-tight">
					{t("title")}
					<span className="sr-only">: {name}</span>
				</h2>
				<p className="text-small leading-snug text-(--quiet)">{t("subtitle")}</p>
			</div>
			<div className="flex">
				<IconControl name={t("call", { phone: phone.text })} icon={Phone} to={phone.href} />
				{canErase ? <IconControl name={t("erase")} icon={Trash} to={onErase} /> : null}
				<IconControl name={t("close")} icon={Close} to={onClose} />
			</div>
		</div>
	);
}

interface IconProps {
	name: string;
	icon: ComponentType<SVGProps<SVGSVGElement>>;
	/** A telephone link, or the action of a press. */
	to: string | (() => void);
}

/**
 * A link or button with a tooltip. Sized in pixels: at twice the text size there would be no room left for the text.
 */
function IconControl({ name, icon: Icon, to }: IconProps) {
	const { trigger, popup } = useTooltip(name, "bottom");
	const props = {
		"aria-label": name,
		className:
			"grid size-[44px] shrink-0 cursor-pointer place-items-center rounded-small text-blanco hover:bg-petroleo active:bg-petroleo",
		children: <Icon className="size-[22px]" aria-hidden="true" />,
		...trigger,
	};
	return (
		<>
			{typeof to === "string" ? (
				<a href={to} data-count="call" {...props} />
			) : (
				<button type="button" onClick={to} {...props} />
			)}
			{popup}
		</>
	);
}
