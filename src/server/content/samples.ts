import "server-only";
import { documentIds, noChanges, unsettledSamples } from "@/content/documents";
import type { Database } from "../db/client";
import { isLocalOrigin } from "../http/origin";
import { describeError, log } from "../log";
import { readStored, type StoredDocuments } from "./live";

export function countSamples(stored: StoredDocuments) {
  return documentIds.flatMap((id) => unsettledSamples(id, stored[id] ?? noChanges)).length;
}

export async function warnOfSamples(db: Database) {
  if (isLocalOrigin()) return;
  try {
    const samples = countSamples(await readStored(db));
    if (samples)
      log.warn({ samples }, "samples are still on the site: replace them at the Desk, under Pages");
  } catch (error) {
    log.debug(describeError(error), "samples not counted");
  }
}
