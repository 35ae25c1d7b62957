import { tabStorage } from "@/lib/tab-storage";
import { z } from "@/lib/zod";
import type { Run } from "./invite-run";

const place = "aurea.desk.invitations";

const people = z.array(z.strictObject({ id: z.string(), name: z.string(), email: z.string() }));
const runSchema = z.strictObject({
  total: z.number(),
  invited: people,
  already: people,
  gone: people,
  failed: people,
  unsent: people,
  asked: z.array(z.string()),
}) satisfies z.ZodType<Run>;

/** Keeps how far a run has come in this tab, for the page that comes next. */
export function keepRun(run: Run) {
  tabStorage.writeJson(place, run);
}

/** The run that the page before this one left unfinished; null when there is none or it cannot be read. */
export function keptRun(): Run | null {
  return tabStorage.readJson(place, (found) => runSchema.safeParse(found).data ?? null);
}

export function forgetRun() {
  tabStorage.remove(place);
}
