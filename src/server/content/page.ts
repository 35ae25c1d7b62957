import "server-only";
import { draftMode, headers } from "next/headers";
import { cache } from "react";
import type { Content, DocumentId } from "@/content/documents";
import { shownContent } from "@/content/shown-content";
import { isFactorVerified } from "../auth/second-factor";
import { getSession } from "../auth/session-lookup";
import { database } from "../db/client";
import { contentIn, pickValues, readLive, readStates } from "./live";

/** Returns true in Next's draft mode for a coach whose second factor is verified. */
export const isShowingDrafts = cache(async () => {
  if (!(await draftMode()).isEnabled) return false;
  const session = await getSession(await headers());
  return session.state === "live" && session.user.role === "coach" && isFactorVerified(session);
});

const storedDrafts = cache(async () => {
  const { live, draft } = await readStates(database(), ["live", "draft"]);
  return { live: pickValues(live), drafts: pickValues({ ...live, ...draft }) };
});

/** Reads the content once for each response, so that all texts of a response are from the same publication. */
const liveOfResponse = cache(readLive);

export async function getContent<D extends DocumentId>(document: D): Promise<Content<D>> {
  if (!(await isShowingDrafts())) return contentIn(await liveOfResponse(), document);
  const { drafts, live } = await storedDrafts();
  return shownContent(document, drafts, live);
}
