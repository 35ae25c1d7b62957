import { useEffect, useEffectEvent } from "react";
import { Plate } from "@/components/art/plate";
import { classNames } from "@/lib/class-names";
import type { Archetype } from "../schema";

const ceremonyMs = 1_400;

/** Goes on when the ceremony is over, or at once with any key or press. */
export function useCeremony(isOn: boolean, onEnd: () => void) {
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!isOn) return;
    const off = new AbortController();
    const go = () => {
      off.abort();
      end();
    };
    const timer = setTimeout(go, ceremonyMs);
    off.signal.addEventListener("abort", () => clearTimeout(timer));
    addEventListener("pointerdown", go, { signal: off.signal });
    addEventListener("keydown", ({ repeat }) => (repeat ? undefined : go()), { signal: off.signal });
    return () => off.abort();
  }, [isOn]);
}

const slow = "transition-[opacity,translate] duration-700 ease-in";
/** Each line from its beginning: a gap as long as the longest of them moves out of its way. */
const drawn = classNames(
  "[&_path]:[stroke-dasharray:1400] [&_path]:transition-[stroke-dashoffset] [&_path]:delay-300 [&_path]:duration-1000",
  "[&_path]:[stroke-dashoffset:0] starting:[&_path]:[stroke-dashoffset:1400]",
);

/** The end of the quiz: the sun sets, and the lines of the plate draw themselves. What it says is said beside it. */
export function Ceremony({ archetype }: { archetype: Archetype }) {
  return (
    <div className="fixed inset-0 z-70 grid place-items-center overflow-hidden bg-night" aria-hidden="true">
      <div className="absolute inset-0 bg-linear-to-b from-night to-dawn-2 opacity-0 transition-opacity delay-200 duration-1000 starting:opacity-100" />
      <div
        className={classNames(
          "absolute inset-0 bg-linear-to-b from-sand to-dawn-1 opacity-0 starting:opacity-100",
          slow,
        )}
      />
      <div
        className={classNames(
          "absolute top-1/4 size-40 translate-y-[80vh] rounded-full bg-sun-pale starting:translate-y-0",
          slow,
        )}
      />
      <div
        className={classNames(
          "relative w-[min(15rem,60vw)] opacity-100 transition-opacity delay-200 duration-500 starting:opacity-0",
          drawn,
        )}
      >
        <Plate archetype={archetype} />
      </div>
    </div>
  );
}
