import "server-only";
import { documentIds, noChanges, samplesOf } from "@/content/documents";
import type { Database } from "../db/client";
import { isLocalOrigin } from "../http/origin";
import { describeError, log } from "../log";
import { readStored } from "./live";

/** Returns how many samples visitors still see. */
export async function countSamples(db: Database) {
  const stored = await readStored(db);
  const samples = documentIds.flatMap((id) => samplesOf(id, stored[id] ?? noChanges));
  return samples.filter(({ isSettled }) => !isSettled).length;
}

/** Says in the log of a site that others can reach how many samples it still shows. */
export async function warnOfSamples(db: Database) {
  if (isLocalOrigin()) return;
  try {
    const samples = await countSamples(db);
    if (samples)
      log.warn({ samples }, "samples are still on the site: replace them at the Desk, under Pages");
  } catch (error) {
    log.debug(describeError(error), "samples not counted");
  }
}
