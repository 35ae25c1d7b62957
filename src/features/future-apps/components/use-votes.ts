import { useSyncExternalStore } from "react";
import { initialVotes, voteStore } from "../vote-store";

export function useVotes() {
  return useSyncExternalStore(voteStore.subscribe, voteStore.getState, () => initialVotes);
}
