import { createStore } from "./create-store";

/** Goes up when a call was answered as if somebody else, or nobody, were signed in: whoever knows should ask again. */
export const sessionDoubts = createStore(0);

export function doubtSession() {
  sessionDoubts.set(sessionDoubts.get() + 1);
}
