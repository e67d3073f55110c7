import { useTranslation } from "react-i18next";
import { BrandMark, BrandName } from "../../ui/brand-mark.tsx";
import { BriefProse } from "../../ui/brief-prose.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Fold } from "../../ui/fold.tsx";
import * as formIcons from "../../ui/form-icons.ts";
import * as icons from "../../ui/icons.ts";
import { OpeningProse } from "../../ui/opening-prose.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Prose } from "../../ui/prose.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { showError, Toaster } from "../../ui/toast.tsx";
import { useTooltip } from "../../ui/use-tooltip.tsx";
import type { Samples } from "../samples.server.ts";
import { Framed, type Specimens } from "../specimen.tsx";

/** What has no copy of its own, with words that the site says elsewhere. */
export function usePrimitives({ home, about, terms }: Samples): Specimens {
	const { t } = useTranslation();
	const schedule = t("header.schedule");
	const text = terms.sections[0]?.body ?? "";
	return {
		"ui/brand-mark": {
			mark: <BrandMark />,
			name: <BrandName name={about.heading} />,
		},
		"ui/button": {
			primary: <Button>{schedule}</Button>,
			outline: (
				<Framed dark>
					<Button variant="outline">{schedule}</Button>
				</Framed>
			),
			quiet: <Button variant="quiet">{schedule}</Button>,
			disabled: <Button disabled>{schedule}</Button>,
			link: <ButtonLink to="#ui/button">{schedule}</ButtonLink>,
		},
		"ui/fold": {
			closed: <Folded heading={about.heading} body={text} />,
			open: <Folded heading={about.heading} body={text} open />,
		},
		"ui/icons": {
			all: (
				<div className="flex flex-wrap gap-4 text-h3">
					{Object.entries({ ...icons, ...formIcons }).map(([name, Icon]) => (
						<Icon key={name} role="img" aria-label={name} />
					))}
				</div>
			),
		},
		"ui/picture": {
			loaded: <Picture picture={home.hero.picture} sizes="480px" className="aspect-[16/9] max-w-120" />,
			upright: <Picture picture={home.hero.portrait} sizes="240px" className="aspect-[4/5] max-w-60" />,
			unavailable: (
				<Picture
					picture={{ ...home.hero.picture, version: "none" }}
					sizes="480px"
					className="aspect-[16/9] max-w-120"
				/>
			),
		},
		"ui/brief-prose": { folded: <BriefProse brief={text} body={text} more={about.heading} /> },
		"ui/opening-prose": { folded: <OpeningProse html={text} more={t("readMore")} /> },
		"ui/prose": { text: <Prose html={text} className="max-w-text" /> },
		"ui/section-heading": {
			heading: <SectionHeading id="a-heading" text={about.heading} className="text-h2 text-noche" />,
		},
		"ui/spinner": { turning: <Spinner label={t("loading")} /> },
		"ui/toast": {
			pressed: (
				<>
					<Button variant="quiet" onClick={() => showError(t("error.title"), t("error.text"))}>
						{t("error.title")}
					</Button>
					<Toaster label={t("toasts.label")} close={t("toasts.close")} />
				</>
			),
		},
		"ui/use-tooltip": { left: <Tipped side="left" />, bottom: <Tipped side="bottom" /> },
	};
}

function Folded({ heading, body, open }: { heading: string; body: string; open?: boolean }) {
	return (
		<div className="folds">
			<Fold heading={heading} headingClass="text-h3" open={open}>
				<Prose html={body} />
			</Fold>
		</div>
	);
}

function Tipped({ side }: { side: "left" | "bottom" }) {
	const { t } = useTranslation();
	const { trigger, popup } = useTooltip(t("floating.call"), side);
	return (
		<>
			<Button variant="quiet" aria-label={t("floating.call")} {...trigger}>
				<icons.Phone aria-hidden="true" />
			</Button>
			{popup}
		</>
	);
}
