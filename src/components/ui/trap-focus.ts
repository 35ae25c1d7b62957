import type { KeyboardEvent } from "react";

const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

function tabStops(root: HTMLElement) {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(":disabled") && element.getClientRects().length > 0,
  );
}

/** Sends Tab from an element's last stop to its first and back; browsers let it leave a modal for their own bars. */
export function trapFocus(event: KeyboardEvent<HTMLElement>) {
  const stops = tabStops(event.currentTarget);
  const active = document.activeElement ?? event.currentTarget;
  const wanted = event.shiftKey ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  if (stops.some((stop) => stop.compareDocumentPosition(active) & wanted)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
