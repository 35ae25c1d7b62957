import { createStore } from "./create-store";

/** Whether this browser is working something out before a form is taken. */
export const proving = createStore(false);
