import { createContext, use } from "react";
import type { Locale } from "../../../locales/locale.ts";
import type { PhoneLink } from "../../../site/firm/phone.ts";

/** Facts that any part of the panel may need. */
export interface PanelFacts {
	locale: Locale;
	/** The firm's name. */
	name: string;
	/** The places where the firm works, as a list in words. */
	places: string;
	phone: PhoneLink;
	/** Called when a link to another page is followed: a panel that covers the page closes. */
	leave: () => void;
}

export const PanelContext = createContext<PanelFacts | null>(null);

export function usePanel(): PanelFacts {
	const facts = use(PanelContext);
	if (!facts) throw new Error("usePanel is for what stands inside the panel");
	return facts;
}
