"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { breathMessages } from "@/content/lounge";
import { capitalise, numberWord } from "@/lib/number-words";

export type Moment = { breath: number; phase: "in" | "out"; second: number };

const inward = 4;
const outward = 6;

const breaths = 10;

/** Returns the breath, its phase and the second of the phase, or null after the end of the exercise. */
export function momentAt(second: number): Moment | null {
  const breath = Math.floor(second / (inward + outward)) + 1;
  if (breath > breaths) return null;
  const within = second % (inward + outward);
  return within < inward
    ? { breath, phase: "in", second: within + 1 }
    : { breath, phase: "out", second: within - inward + 1 };
}

/** Reports each moment of the exercise, and null at its end. Returns a function that stops the count. */
export function countBreaths(onMoment: (moment: Moment | null) => void) {
  let second = 0;
  function next() {
    const moment = momentAt(second);
    onMoment(moment);
    second += 1;
    if (moment === null) clearInterval(timer);
  }
  const timer = setInterval(next, 1000);
  next();
  return () => clearInterval(timer);
}

type TenBreathsProps = {
  texts: Omit<typeof breathMessages, "noScript">;
  /** The page passes the classes, so that the client bundle does not contain the styles of all buttons. */
  look: { row: string; status: string; button: string };
  figure: ReactNode;
};

export function TenBreaths({ texts, look, figure }: TenBreathsProps) {
  const [state, setState] = useState<"stopped" | "counting" | "over">("stopped");
  const [moment, setMoment] = useState<Moment | null>(null);
  const isCounting = state === "counting";

  useEffect(() => {
    if (!isCounting) return setMoment(null);
    return countBreaths((next) => {
      setMoment(next);
      if (!next) setState("over");
    });
  }, [isCounting]);

  const ending = state === "over" ? texts.over : null;
  return (
    <div className={look.row} data-phase={moment?.phase}>
      {figure}
      <div>
        <p className={look.status}>
          <span role="status">
            {moment ? `${capitalise(numberWord(moment.breath))}. ${texts[moment.phase]}` : ending}
          </span>{" "}
          <span aria-hidden="true">{moment ? numberWord(moment.second) : null}</span>
        </p>
        <button
          type="button"
          className={look.button}
          onClick={() => setState(isCounting ? "stopped" : "counting")}
        >
          {isCounting ? texts.stop : texts.begin}
        </button>
      </div>
    </div>
  );
}
