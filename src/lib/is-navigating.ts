import { createStore } from "./create-store";

/** Whether the page of a clicked link takes long to load. */
export const isNavigating = createStore(false);
