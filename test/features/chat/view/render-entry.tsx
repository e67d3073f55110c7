import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { vi } from "vitest";
import type { Answer } from "../../../../app/features/chat/state/conversation.ts";
import { AnswerView, QuestionView } from "../../../../app/features/chat/view/entries.tsx";
import { PanelContext } from "../../../../app/features/chat/view/panel-context.ts";
import { instances } from "../../../../app/locales/instances.server.ts";

vi.stubGlobal("location", { origin: "https://firm.test" });

const phone = { href: "tel:+16195550100", text: "+1 (619) 555-0100" };

/** The HTML that a message of either role becomes, in a Spanish panel. */
export function renderEntry(
	role: "user" | "assistant",
	content: string,
	status: Answer["status"] = "complete",
): string {
	return renderToStaticMarkup(
		<MemoryRouter>
			<I18nextProvider i18n={instances.es}>
				<PanelContext value={{ locale: "es", name: "Roble", places: "California y Sonora", phone, leave: () => {} }}>
					{role === "user" ? (
						<QuestionView question={{ id: 1, role, content }} />
					) : (
						<AnswerView answer={{ id: 1, role, content, status }} onRetry={undefined} />
					)}
				</PanelContext>
			</I18nextProvider>
		</MemoryRouter>,
	);
}

/** The answer alone, without the panel's own words around it. */
export function renderAnswer(content: string, status?: Answer["status"]): string {
	return /data-answer="1"[^>]*>([\s\S]*)<\/div><\/div>$/.exec(renderEntry("assistant", content, status))?.[1] ?? "";
}

interface Found {
	tags: string[];
	addresses: string[];
	handlers: string[];
}

/** Every element, address and event handler in HTML. React writes attributes in double quotes, always. */
export function found(html: string): Found {
	const tags = Array.from(html.matchAll(/<([a-z][\w-]*)/gi), ([, name = ""]) => name.toLowerCase());
	const attributes = Array.from(
		html.matchAll(/<[a-z][\w-]*((?:\s+[\w:-]+(?:="[^"]*")?)*)/gi),
		([, text = ""]) => text,
	).join(" ");
	return {
		tags: [...new Set(tags)].sort(),
		addresses: Array.from(
			attributes.matchAll(/\s(?:href|src|srcset|action|formaction|xlink:href|poster|data|ping|background)="([^"]*)"/gi),
			([, value = ""]) => value,
		),
		handlers: Array.from(attributes.matchAll(/\s(on\w+|style)=/gi), ([, name = ""]) => name),
	};
}
