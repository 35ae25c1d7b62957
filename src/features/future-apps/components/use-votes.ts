import { useStore } from "@/lib/use-store";
import { voteStore } from "../vote-store";

export function useVotes() {
  return useStore(voteStore);
}
