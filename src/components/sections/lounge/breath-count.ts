export type Moment = { breath: number; phase: "in" | "out"; second: number };

const inward = 4;
const outward = 6;

const breaths = 10;

/** Returns the breath and its phase at a second of the exercise, or null after its end. */
export function momentAt(second: number): Moment | null {
  const breath = Math.floor(second / (inward + outward)) + 1;
  if (breath > breaths) return null;
  const within = second % (inward + outward);
  return within < inward
    ? { breath, phase: "in", second: within + 1 }
    : { breath, phase: "out", second: within - inward + 1 };
}

/** Reports each second of the exercise, and null at its end. Returns a function that stops the count. */
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
