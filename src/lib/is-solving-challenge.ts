import { createStore } from "./create-store";

/** Whether this browser is solving a proof of work before a form is accepted. */
export const isSolvingChallenge = createStore(false);
