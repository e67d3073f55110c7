/**
 * The one script that runs before the first paint. Inlined in the head, so it must stay small and import nothing:
 *
 * - says that scripts run here, for what is shown with them alone and without them alone;
 * - has what is below the first screen laid out later (`defer-layout.ts`). Where the visitor arrives further down (a
 *   fragment, a reload, going back) nothing is put off: heights must be final at once, and so they are from the first
 *   step of who scrolls before the rest of the scripts has come: a piece that took its height in view would move others;
 * - fetches `entry.boot.ts` when the page has been painted: before, it would share the line and the processor with it;
 * - remembers a press from before that has come, which answers it.
 */
const { classList } = document.documentElement;
const boot = document.currentScript?.dataset.boot ?? "";
const [navigation] = performance.getEntriesByType("navigation");

classList.add("js");
if (!location.hash && navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate") {
	classList.add("defer-layout");
	addEventListener("scroll", () => classList.remove("defer-layout"), { once: true, passive: true });
}

addEventListener(
	"click",
	({ target }) => {
		window.earlyPress = target;
	},
	{ capture: true },
);

const fetchBoot = () => void import(boot);
new PerformanceObserver(fetchBoot).observe({ type: "paint", buffered: true });
// A browser may keep its paints to itself. What has been fetched is not fetched again.
addEventListener("load", () => setTimeout(fetchBoot, 2000));
