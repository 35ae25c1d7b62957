import { clsx } from "clsx";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./modal.module.css";

const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

function findTabStops(root: HTMLElement) {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(":disabled") && element.getClientRects().length > 0,
  );
}

/** Keeps Tab inside the dialog, because browsers let the focus move from a modal to their toolbars. */
function trapFocus(event: KeyboardEvent<HTMLElement>) {
  const stops = findTabStops(event.currentTarget);
  const active = document.activeElement ?? event.currentTarget;
  const wanted = event.shiftKey ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  if (stops.some((stop) => stop.compareDocumentPosition(active) & wanted)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/**
 * "asked" means Escape, the backdrop or the close button, after which the caller may keep the dialog open; "forced"
 * means that the browser has closed it.
 */
export type Closing = "asked" | "forced";

type ModalDialogProps = {
  onClose: (how: Closing) => void;
  /** The heading names the dialog and gets the focus first. */
  headingId: string;
  /** The text that describes the dialog. */
  textId?: string;
  closeLabel?: string;
  role?: "alertdialog";
  className?: string;
  children: ReactNode;
};

export function Modal(props: ModalDialogProps) {
  return createPortal(<ModalDialog {...props} />, document.body);
}

/** Counts the open dialogs, because a dialog may open a second dialog. */
let openDialogs = 0;

export function ModalDialog(props: ModalDialogProps) {
  const { onClose, headingId, textId, closeLabel, role, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOn = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    const page = document.documentElement;
    page.toggleAttribute("data-scrollbar", innerWidth > page.clientWidth);
    openDialogs += 1;
    page.toggleAttribute("data-modal", true);
    element?.showModal();
    return () => {
      element?.close();
      openDialogs -= 1;
      page.toggleAttribute("data-modal", openDialogs > 0);
    };
  }, []);

  useLayoutEffect(() => document.getElementById(headingId)?.focus(), [headingId]);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    event.stopPropagation();
    if (event.key === "Tab") trapFocus(event);
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // Without preventDefault, a second Escape would close the dialog without asking.
    event.preventDefault();
    // In Safari the Escape that ends an IME's composition comes after the composition, with this code.
    if (event.keyCode !== 229) onClose("asked");
  }

  function onClick(event: MouseEvent) {
    // The second click of a double click that has opened the dialog must not close it.
    if (event.detail > 1) return;
    // A text selection that ends on the backdrop fires a click there, so the press must have started on the backdrop
    // too.
    if (event.target === dialog.current && pressedOn.current === dialog.current) onClose("asked");
  }

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={headingId}
      aria-describedby={textId}
      className={clsx(styles.modal, "backdrop:bg-veil", className)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pressedOn.current = event.target;
      }}
      onClick={onClick}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose("asked");
      }}
      onClose={(event) => {
        if (event.target === dialog.current && !dialog.current.open) onClose("forced");
      }}
    >
      {closeLabel ? (
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          onClick={() => onClose("asked")}
        >
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path d="M2 2l14 14M16 2L2 16" />
          </svg>
        </button>
      ) : null}
      {children}
    </dialog>
  );
}
