import type { PostLink } from "../site/content/views.server.ts";
import { Picture } from "../ui/picture.tsx";
import { PageLink } from "./page-link.tsx";
import { PostMeta } from "./post-meta.tsx";

/** How a post stands in the list, and its picture and words in it. */
const looks = {
	lead: {
		item: "sm:col-span-full",
		link: "block md:grid! md:grid-cols-[11fr_9fr] md:gap-x-gap lg:items-center",
		picture: "aspect-[5/2] sm:aspect-[2/1] md:aspect-[4/3] lg:aspect-[16/9]",
		words: "mt-4 md:mt-0 md:pl-4 lg:pl-6",
	},
	card: {
		item: "",
		link: "grid grid-cols-[7rem_1fr] gap-x-4 sm:block",
		picture: "aspect-square sm:aspect-[16/9]",
		words: "sm:mt-5",
	},
	/** The last one where it is alone in its row of two, of three, or of both, which it takes. */
	lonePair: {
		item: "sm:max-lg:col-span-full",
		link: "grid grid-cols-[7rem_1fr] gap-x-4 sm:max-lg:grid-cols-2 sm:max-lg:items-center sm:max-lg:gap-x-gap lg:block",
		picture: "aspect-square sm:aspect-[16/9]",
		words: "lg:mt-5",
	},
	loneThree: {
		item: "lg:col-span-full",
		link: "grid grid-cols-[7rem_1fr] gap-x-4 sm:max-lg:block lg:grid-cols-3 lg:items-center lg:gap-x-gap",
		picture: "aspect-square sm:aspect-[16/9]",
		words: "sm:max-lg:mt-5 lg:col-span-2",
	},
	lone: {
		item: "sm:col-span-full",
		link: "grid grid-cols-[7rem_1fr] gap-x-4 sm:grid-cols-2 sm:items-center sm:gap-x-gap lg:grid-cols-3",
		picture: "aspect-square sm:aspect-[16/9]",
		words: "lg:col-span-2",
	},
};

/** The blog's front page: the newest post leads, the others follow in rows of two, or of three. */
export function PostList({ posts }: { posts: PostLink[] }) {
	const rest = posts.length - 1;
	const lastLook = rest % 6 === 1 ? "lone" : rest % 2 === 1 ? "lonePair" : rest % 3 === 1 ? "loneThree" : "card";
	const lookOf = (index: number) => looks[index === 0 ? "lead" : index === rest ? lastLook : "card"];
	return (
		<ul className="mt-4 grid grid-cols-1 gap-x-gap gap-y-7 wrap-anywhere sm:mt-6 sm:grid-cols-2 sm:gap-y-10 lg:mt-10 lg:gap-y-12 lg:grid-cols-3">
			{posts.map((post, index) => (
				<Entry key={post.id} post={post} look={lookOf(index)} isLead={index === 0} />
			))}
		</ul>
	);
}

function Entry({ post, look, isLead }: { post: PostLink; look: (typeof looks)[keyof typeof looks]; isLead: boolean }) {
	return (
		<li className={look.item}>
			<PageLink
				page="post"
				params={{ slug: post.id }}
				prefetch="intent"
				viewTransition
				className={`zoom group no-underline ${look.link}`}
			>
				<Picture
					picture={post.picture}
					sizes={
						isLead
							? "(width < 48rem) 100vw, (width < 64rem) 52vw, 680px"
							: "(width < 40rem) 112px, (width < 64rem) 48vw, 400px"
					}
					className={`rounded-plate outline -outline-offset-1 outline-(--hairline) ${look.picture}`}
				/>
				<div className={look.words}>
					<PostMeta post={post} />
					<h2
						className={`mt-3 text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 ${isLead ? "text-tile xl:text-h2" : "text-h4 sm:text-h3"}`}
					>
						{post.title}
					</h2>
					<p className={`mt-2 max-w-text text-pretty text-gris ${isLead ? "" : "line-clamp-3 max-sm:hidden"}`}>
						{post.description}
					</p>
				</div>
			</PageLink>
		</li>
	);
}
