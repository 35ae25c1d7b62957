import "server-only";
import { draftMode, headers } from "next/headers";
import { cache } from "react";
import type { Content, DocumentId } from "@/content/documents";
import { shownContent } from "@/content/shown-content";
import { isFactorVerified } from "../auth/second-factor";
import { getSession } from "../auth/session-lookup";
import { database } from "../db/client";
import { contentIn, pickValues, readLive, readStates } from "./live";

/** True in Next's draft mode for a coach with the second factor. */
export const isShowingDrafts = cache(async () => {
  if (!(await draftMode()).isEnabled) return false;
  const session = await getSession(await headers());
  return session.state === "live" && session.user.role === "coach" && isFactorVerified(session);
});

const storedDrafts = cache(async () => {
  const { live, draft } = await readStates(database(), ["live", "draft"]);
  return { live: pickValues(live), drafts: pickValues({ ...live, ...draft }) };
});

/** Read once for each response, so that a publication meanwhile changes all of its texts or none. */
const liveOfResponse = cache(readLive);

export async function getContent<D extends DocumentId>(document: D): Promise<Content<D>> {
  if (!(await isShowingDrafts())) return contentIn(await liveOfResponse(), document);
  const { drafts, live } = await storedDrafts();
  return shownContent(document, drafts, live);
}
