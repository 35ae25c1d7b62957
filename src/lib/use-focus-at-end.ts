import { type RefObject, useEffect, useRef } from "react";

/** Focuses the element once `isOn` ends, if the button that had the focus has disappeared. */
export function useFocusAtEnd(element: RefObject<HTMLElement | null>, isOn: boolean) {
  const wasOn = useRef(isOn);

  useEffect(() => {
    if (wasOn.current && !isOn && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true });
    wasOn.current = isOn;
  }, [element, isOn]);
}
