// As long as a slow line may take to bring the page.
const lastsMs = 30_000;

let toldAt = Number.NEGATIVE_INFINITY;

/** Notes that somebody who wanted to join is led to the profile, because they have an account already. */
export function leadMember() {
  toldAt = performance.now();
}

/** Whether that was just now. */
export const isLedHere = () => performance.now() - toldAt < lastsMs;
