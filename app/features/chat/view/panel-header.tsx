import type { ComponentType, ReactNode, SVGProps } from "react";
import { useTranslation } from "react-i18next";
import { Close, Phone, Trash } from "../../../ui/icons.ts";
import { useTooltip } from "../../../ui/tooltip/use-tooltip.ts";
import { usePanel } from "./panel-context.ts";

interface Props {
	titleId: string;
	canErase: boolean;
	onErase: () => void;
	onClose: () => void;
}

/** Who answers, and the ways out: a person, a clean slate, the page. */
export function PanelHeader({ titleId, canErase, onErase, onClose }: Props) {
	const { t } = useTranslation("chat");
	const { firm, phone } = usePanel();
	return (
		<div className="on-dark flex shrink-0 flex-wrap items-center gap-x-1 bg-noche py-2 pr-2 pl-[20px]">
			<div className="mr-auto min-w-0 flex-1 basis-28 py-1.5">
				<h2 id={titleId} className="text-[1.3125rem] leading-tight">
					{t("title")}
					<span className="sr-only">: {firm}</span>
				</h2>
				<p className="text-small leading-snug text-(--quiet)">{t("subtitle")}</p>
			</div>
			<div className="flex">
				<Named name={t("call", { phone: phone.text })}>
					{(name, tooltip) => (
						<a href={phone.href} data-count="call" aria-label={name} className={button} {...tooltip}>
							<Icon of={Phone} />
						</a>
					)}
				</Named>
				{canErase ? <HeaderButton name={t("erase")} icon={Trash} onClick={onErase} /> : null}
				<HeaderButton name={t("close")} icon={Close} onClick={onClose} />
			</div>
		</div>
	);
}

/** In pixels: at twice the text size there would be no room left for the text. */
const button =
	"grid size-[44px] shrink-0 cursor-pointer place-items-center rounded-small text-blanco hover:bg-petroleo active:bg-petroleo";

type IconType = ComponentType<SVGProps<SVGSVGElement>>;

function HeaderButton({ name, icon, onClick }: { name: string; icon: IconType; onClick: () => void }) {
	return (
		<Named name={name}>
			{(label, tooltip) => (
				<button type="button" aria-label={label} onClick={onClick} className={button} {...tooltip}>
					<Icon of={icon} />
				</button>
			)}
		</Named>
	);
}

function Icon({ of: Shape }: { of: IconType }) {
	return <Shape className="size-[22px]" aria-hidden="true" />;
}

type Trigger = ReturnType<typeof useTooltip>["trigger"];

function Named({ name, children }: { name: string; children: (name: string, tooltip: Trigger) => ReactNode }) {
	const { trigger, popup } = useTooltip(name, "bottom");
	return (
		<>
			{children(name, trigger)}
			{popup}
		</>
	);
}
