/**
 * The one script that runs before the first paint. Inlined in the head, so it must stay small and import nothing:
 *
 * - says that scripts run here, for what is shown with them alone and without them alone;
 * - remembers a press from before `entry.boot.ts` has come, which answers it.
 */
document.documentElement.classList.add("js");

addEventListener(
	"click",
	({ target }) => {
		window.earlyPress = target;
	},
	{ capture: true },
);
