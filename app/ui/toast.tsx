import { Toast } from "@base-ui/react/toast";
import { Warning } from "./form-icons.ts";
import { Close } from "./icons.ts";

/** At most three are visible, for four seconds each, unless the reader is on them. */
const limit = 3;
const duration = 4000;

const manager = Toast.createToastManager();

/** Reports an error and interrupts a screen reader. A `Toaster` must be on the page. */
export function showError(title: string, description: string): void {
	manager.add({ title, description, type: "destructive", priority: "high" });
}

interface ToastLabels {
	label: string;
	close: string;
}

/** Shows toasts: at the top of a phone, in the upper corner of a desktop. The newest comes first. */
export function Toaster({ label, close }: ToastLabels) {
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
			className="toast on-dark plate relative rounded-plate bg-lacre-oscuro shadow-float data-limited:hidden"
		>
			<Toast.Content className="flex items-start gap-3 py-3.5 pr-2 pl-4">
				<Warning className="mt-0.5 size-5.5 shrink-0" aria-hidden="true" />
				<div className="min-w-0 flex-1 py-0.5 leading-snug">
					<Toast.Title render={<p />} className="font-semibold" />
					<Toast.Description className="mt-0.5 text-small" />
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
