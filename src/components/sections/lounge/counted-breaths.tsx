"use client";

import { useEffect, useRef, useState } from "react";
import { capitalised, numberWord } from "@/lib/number-words";
import { countBreaths, type Moment } from "./breath-count";
import type { BreathsProps } from "./ten-breaths";

/** Counts from mount until the end, or until the visitor stops it. */
export function CountedBreaths({ words, look, figure }: BreathsProps) {
  const [state, setState] = useState<"counting" | "stopped" | "over">("counting");
  const [moment, setMoment] = useState<Moment | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isCounting = state === "counting";

  // Takes the focus of the button that it replaces.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    if (!isCounting) return setMoment(null);
    return countBreaths((next) => {
      setMoment(next);
      if (!next) setState("over");
    });
  }, [isCounting]);

  const ending = state === "over" ? words.over : null;
  return (
    <div className={look.row} data-phase={moment?.phase}>
      {figure}
      <div>
        <p className={look.status}>
          <span role="status">
            {moment ? `${capitalised(numberWord(moment.breath))}. ${words[moment.phase]}` : ending}
          </span>{" "}
          <span aria-hidden="true">{moment ? numberWord(moment.second) : null}</span>
        </p>
        <button
          ref={button}
          type="button"
          className={look.button}
          onClick={() => setState(isCounting ? "stopped" : "counting")}
        >
          {isCounting ? words.stop : words.begin}
        </button>
      </div>
    </div>
  );
}
