import { beforeEach } from "vitest";
import { type DocumentId, defaultContent } from "@/content/documents";
import { contentChangeWrite, refreshContent } from "@/server/content/version";
import { database } from "@/server/db/client";
import { createTestCaller } from "./caller";
import { makeMember } from "./factories";

const db = database();

type Caller = Awaited<ReturnType<typeof createTestCaller>>;
type Pages = Parameters<Parameters<Caller["call"]>[0]>[0]["desk"]["pages"];
type Values = Record<string, unknown>;

/** Creates a coach and returns what edits the pages in her name. */
export async function coachNamed(displayName: string) {
  const user = await makeMember({ role: "coach", password: null, displayName });
  const { call } = await createTestCaller({ user });
  const pagesOf = <T>(work: (pages: Pages) => Promise<T>) => call(({ desk }) => work(desk.pages));
  return { user, pagesOf };
}

/** Returns the home page with another heading. */
export function homeWith(heading: string) {
  const home = defaultContent("home");
  return { ...home, hero: { ...home.hero, heading } };
}

/** Before each test of a file, gives the site the release's words, and creates the coach Ilse. */
export function editorOfEachTest() {
  let coach: Awaited<ReturnType<typeof coachNamed>>;
  beforeEach(async () => {
    await db.$transaction([db.contentRevision.deleteMany(), contentChangeWrite(db)]);
    await refreshContent();
    coach = await coachNamed("Ilse");
  });
  const pagesOf = <T>(work: (pages: Pages) => Promise<T>) => coach.pagesOf(work);
  /** Saves a new draft and publishes it. */
  async function publish(document: DocumentId, values: Values, confirmed: string[] = []) {
    const { version } = await pagesOf((pages) => pages.save({ document, version: null, values, confirmed }));
    await pagesOf((pages) => pages.publish({ document, version }));
  }
  return { pagesOf, publish, coach: () => coach };
}
