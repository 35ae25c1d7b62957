import { useEffect, useRef, useState } from "react";
import { wantsStillness } from "@/lib/stillness";

const growMs = 900;

/** Follows the wanted numbers slowly, from where it begins; at once where motion is not wanted. */
export function useTween(wanted: readonly number[], start: readonly number[]) {
  const [shown, setShown] = useState(start);
  const last = useRef(start);
  const key = wanted.join(" ");

  useEffect(() => {
    const goal = key.split(" ").map(Number);
    const from = last.current;
    if (goal.every((value, index) => value === from[index])) return;

    function show(values: readonly number[]) {
      last.current = values;
      setShown(values);
    }

    if (wantsStillness()) return show(goal);
    const begun = performance.now();
    let frame = requestAnimationFrame(function step(time) {
      const part = Math.min(1, Math.max(0, (time - begun) / growMs));
      const eased = 1 - (1 - part) ** 3;
      show(goal.map((value, index) => (from[index] ?? 0) + (value - (from[index] ?? 0)) * eased));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);

  return shown;
}
