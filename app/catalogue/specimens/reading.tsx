import { useTranslation } from "react-i18next";
import { CallLine } from "../../sections/call-line.tsx";
import { Contents } from "../../sections/contents.tsx";
import { FoldedProse } from "../../sections/folded-prose.tsx";
import { PageNumbers } from "../../sections/page-numbers.tsx";
import { PairedProse } from "../../sections/paired-prose.tsx";
import { PostFigures } from "../../sections/post-figures.tsx";
import { PostHead } from "../../sections/post-head.tsx";
import { PostLinks } from "../../sections/post-links.tsx";
import { PostList } from "../../sections/post-list.tsx";
import { PostMeta } from "../../sections/post-meta.tsx";
import { ReviewNote } from "../../sections/review-note.tsx";
import { TopicFilter } from "../../sections/topic-filter.tsx";
import { VideoEntry } from "../../sections/video-entry.tsx";
import type { Samples } from "../samples.server.ts";
import { framed, type Specimens } from "../specimen.tsx";

/** What there is to read and to watch. */
export function useReading({ about, blog, post, tv }: Samples): Specimens {
	const { t } = useTranslation("blog");
	const [video] = tv?.videos ?? [];
	const [first] = post?.people ?? [];
	const [topic] = blog?.topics ?? [];
	const filter = blog && { label: t("topics"), all: t("all"), page: "blog" as const, topics: blog.topics };
	return {
		"sections/topic-filter": framed(
			filter
				? {
						all: <TopicFilter {...filter} current={undefined} />,
						chosen: <TopicFilter {...filter} current={topic?.id} />,
					}
				: {},
		),
		"sections/post-list": framed(blog ? { posts: <PostList posts={blog.posts} /> } : {}),
		"sections/page-numbers": framed({
			first: <PageNumbers pages={3} current={1} topic={undefined} />,
			last: <PageNumbers pages={3} current={3} topic={undefined} />,
		}),
		"sections/post-figures": post?.figures.length
			? { figures: <PostFigures figures={post.figures} className="" /> }
			: {},
		"sections/post-head": post ? { head: <PostHead post={post} /> } : {},
		"sections/post-links": post
			? {
					some: <PostLinks heading={t("related")} reading={post.related} />,
					one: (
						<PostLinks heading={t("related")} reading={{ posts: post.related.posts.slice(0, 1), topic: undefined }} />
					),
				}
			: {},
		"sections/folded-prose": framed(post ? { text: <FoldedProse text={post.text} className="max-w-text" /> } : {}),
		"sections/paired-prose": framed(post ? { text: <PairedProse {...post.text} /> } : {}),
		"sections/call-line": framed(first ? { line: <CallLine person={first} /> } : {}),
		"sections/post-meta": framed(blog?.posts[0] ? { line: <PostMeta post={blog.posts[0]} /> } : {}),
		"sections/review-note": framed(
			post
				? {
						reviewed: <ReviewNote review={post.review} sources={post.sources} />,
						sample: <ReviewNote review={post.review} sources={post.sources} sample />,
					}
				: {},
		),
		"sections/contents": framed({ list: <Contents title={about.heading} entries={about.sections} /> }),
		"sections/video-entry": framed(
			video
				? {
						leads: <VideoEntry video={video} leads sample={false} />,
						"in a list": <VideoEntry video={{ ...video, id: "in-a-list" }} leads={false} sample />,
					}
				: {},
		),
	};
}
