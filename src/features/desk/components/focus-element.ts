/** A ref that focuses an element once. A function made during rendering would be called on every render. */
export function focusElement(element: HTMLElement | null) {
  element?.focus();
}
