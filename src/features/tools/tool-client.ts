import { api } from "@/trpc/client";

/** Asks which tools are open, and where. */
export function listOpen(): Promise<{ id: string; address: string }[]> {
  return api.tools.listOpen.query();
}
