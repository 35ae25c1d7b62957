import { useEffect, useState } from "react";

function areaAt(id: string) {
  if (typeof document === "undefined") return null;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element : null;
}

/** Gives back to a textarea what was typed before its scripts were there: React puts it to what the page began with. */
export function useTypedBefore(id: string) {
  const [typed] = useState(() => areaAt(id)?.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts are there
  useEffect(() => {
    const area = areaAt(id);
    if (!area || typed === undefined || area.value === typed) return;
    // Past React, which notes what is assigned and would take the event for none.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, typed);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
}
