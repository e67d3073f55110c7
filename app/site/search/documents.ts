import { prose } from "../corpus/markdown.ts";
import type { Passage, PassageKind } from "../corpus/passage.ts";
import type { DocumentKind, SearchDocument } from "./search-index.ts";

/** The kind that results show for a passage; passages of other kinds are not searched. */
const kinds: Partial<Record<PassageKind, DocumentKind>> = {
	faq: "question",
	service: "service",
	"service-part": "service",
	"service-question": "question",
	case: "case",
	person: "person",
	video: "video",
	post: "post",
	"post-section": "post",
	area: "area",
	page: "page",
	"page-section": "page",
	clo: "page",
	"clo-part": "page",
};

/** All documents of the site search. */
export function searchDocuments(passages: readonly Passage[]): SearchDocument[] {
	return passages.flatMap((passage) => {
		const { id, href: path, result } = passage;
		const kind = kinds[passage.kind];
		// A place is one document, so that its name matches together with a court or a subject.
		const pieces = kind === "area" ? passages.filter(({ page }) => page === passage.page) : [passage];
		const text = prose(pieces.map(({ markdown, more }) => `${markdown}\n\n${more}`).join("\n\n"));
		return kind ? [{ id, path, kind, ...result, text }] : [];
	});
}
