"use client";

import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "@/lib/class-names";
import "./modal.css";
import { keepTabInside } from "./tab-ring";

/** asked: Escape, the backdrop or the close button, and the owner decides; forced: the browser has closed it */
export type Closing = "asked" | "forced";

type ModalProps = {
  isOpen: boolean;
  onClose: (how: Closing) => void;
  /** the heading's id: it names the dialog and has the focus when the dialog opens */
  headingId: string;
  /** the name of the close button; without one there is none */
  closeLabel?: string;
  role?: "alertdialog";
  className?: string;
  children: ReactNode;
};

/** A native modal dialog; what is in it exists only while it is open. */
export function Modal({ isOpen, onClose, headingId, closeLabel, role, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOn = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    return () => element.close();
  }, [isOpen]);

  useLayoutEffect(() => {
    if (isOpen) document.getElementById(headingId)?.focus();
  }, [isOpen, headingId]);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    event.stopPropagation();
    if (event.key === "Tab") keepTabInside(event);
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // Left to the browser, a second Escape closes without asking.
    event.preventDefault();
    onClose("asked");
  }

  function onClick(event: MouseEvent) {
    // A selection dragged from a field onto the backdrop ends in a click there too.
    if (event.target === dialog.current && pressedOn.current === dialog.current) onClose("asked");
  }

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={headingId}
      className={classNames("modal", className)}
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
        if (event.target === dialog.current && isOpen && !dialog.current.open) onClose("forced");
      }}
    >
      {isOpen && closeLabel ? (
        <button
          type="button"
          className="modal__close"
          aria-label={closeLabel}
          onClick={() => onClose("asked")}
        >
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path d="M2 2l14 14M16 2L2 16" />
          </svg>
        </button>
      ) : null}
      {isOpen ? children : null}
    </dialog>
  );
}
