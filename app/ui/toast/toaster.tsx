import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import { Close, Warning } from "../icons.ts";
import { takeToasts } from "./show-toast.ts";

/** At most three are visible, for four seconds each. */
const limit = 3;
const duration = 4000;

export interface ToastLabels {
	/** Names the region in which they appear. */
	label: string;
	close: string;
}

const manager = Toast.createToastManager();

/** Shows notifications: at the head of a phone, in the upper corner of a desk. The newest comes first. */
export function Toaster({ label, close }: ToastLabels) {
	// Runs after the provider's own effect, which is what makes it listen to the manager.
	useEffect(
		() =>
			takeToasts(({ title, description, destructive }) => {
				manager.add({
					title,
					description,
					type: destructive ? "destructive" : "plain",
					priority: destructive ? "high" : "low",
				});
			}),
		[],
	);
	return (
		<Toast.Provider toastManager={manager} limit={limit} timeout={duration}>
			<Toast.Portal>
				<Toast.Viewport
					aria-label={label}
					data-toasts=""
					className="no-print fixed inset-x-3 top-21 z-50 flex flex-col gap-2.5 outline-none md:top-3 md:right-5 md:left-auto md:w-104"
				>
					<List close={close} />
				</Toast.Viewport>
			</Toast.Portal>
		</Toast.Provider>
	);
}

function List({ close }: Pick<ToastLabels, "close">) {
	const { toasts } = Toast.useToastManager();
	return toasts.map((toast) => (
		<Toast.Root
			key={toast.id}
			toast={toast}
			swipeDirection={["up", "right"]}
			className="toast on-dark plate relative rounded-plate bg-noche shadow-float data-limited:hidden data-[type=destructive]:bg-lacre-oscuro"
		>
			<Toast.Content className="flex items-start gap-3 py-3.5 pr-2 pl-4">
				{toast.type === "destructive" && <Warning className="mt-0.5 size-5.5 shrink-0" aria-hidden="true" />}
				<div className="min-w-0 flex-1 py-0.5 leading-snug">
					<Toast.Title render={<p />} className="font-semibold" />
					<Toast.Description className="mt-0.5 text-[0.9375rem]" />
				</div>
				<Toast.Close
					aria-label={close}
					className="grid size-11 shrink-0 -translate-y-2 cursor-pointer place-items-center rounded-small hover:bg-blanco/15"
				>
					<Close className="size-5" aria-hidden="true" />
				</Toast.Close>
			</Toast.Content>
		</Toast.Root>
	));
}
