import { afterAll, beforeEach } from "vitest";
import { type DocumentId, defaultContent } from "@/content/documents";
import { contentChangeWrite, refreshContent } from "@/server/content/version";
import { database } from "@/server/db/client";
import { createMemberCaller } from "./caller";

const db = database();

export async function coachNamed(displayName: string) {
  const { user, caller } = await createMemberCaller({ role: "coach", password: null, displayName });
  return { user, pages: caller.desk.pages, overview: caller.desk.overview };
}

export function homeWith(heading: string) {
  const home = defaultContent("home");
  return { ...home, hero: { ...home.hero, heading } };
}

async function resetContent() {
  await db.$transaction([db.contentRevision.deleteMany(), contentChangeWrite(db)]);
  await refreshContent();
}

/** Before each test, the site has the default content and the coach Ilse. */
export function editorOfEachTest() {
  let coach: Awaited<ReturnType<typeof coachNamed>>;
  beforeEach(async () => {
    await resetContent();
    coach = await coachNamed("Ilse");
  });
  // The next test file in this worker process shares the loaded content.
  afterAll(resetContent);
  return {
    get user() {
      return coach.user;
    },
    get pages() {
      return coach.pages;
    },
    get overview() {
      return coach.overview;
    },
    async publish(document: DocumentId, values: Record<string, unknown>, confirmed: string[] = []) {
      const { version } = await coach.pages.save({ document, version: null, values, confirmed });
      await coach.pages.publish({ document, version });
    },
    async schedule(document: DocumentId, values: Record<string, unknown>, at: Date) {
      const { version } = await coach.pages.save({ document, version: null, values, confirmed: [] });
      return coach.pages.schedule({ document, version, at: at.toISOString() });
    },
  };
}
