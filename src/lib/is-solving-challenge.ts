import { createStore } from "./create-store";

export const isSolvingChallenge = createStore(false);
