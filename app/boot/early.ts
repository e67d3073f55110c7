/**
 * The only script that runs before the first paint. It is inlined in the head, so it must stay small and import
 * nothing:
 * - marks that scripts run, for content shown only with or only without them;
 * - defers the layout of content below the first screen (`defer-layout.ts`). If the visitor arrives further down (a
 * fragment, a reload, going back), nothing is deferred, because heights must be final at once. The same applies if they
 * scroll before the other scripts arrive: a piece that gained its height in view would move the others;
 * - fetches `entry.boot.ts` after the first paint, so that it does not compete for bandwidth and CPU;
 * - remembers a press made before `entry.boot.ts` arrives, which then answers it.
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
// Some browsers do not report paints. What has already been fetched is not fetched again.
addEventListener("load", () => setTimeout(fetchBoot, 2000));
