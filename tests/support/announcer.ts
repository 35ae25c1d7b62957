import { beforeEach } from "vitest";
import { database } from "@/server/db/client";
import { createTestCaller } from "./caller";
import { makeMember } from "./factories";

const db = database();

type Caller = Awaited<ReturnType<typeof createTestCaller>>;
type Desk = Parameters<Parameters<Caller["call"]>[0]>[0]["desk"];

/** Before each test of a file, empties members, tools and announcements, and creates a coach. */
export function announcerOfEachTest() {
  let coach: Caller;
  beforeEach(async () => {
    await Promise.all([db.announcement.deleteMany(), db.openTool.deleteMany()]);
    await db.user.deleteMany();
    coach = await createTestCaller({ user: await makeMember({ role: "coach", password: null }) });
  });
  const atDesk = <T>(work: (desk: Desk) => Promise<T>) => coach.call(({ desk }) => work(desk));
  const deskOf = <T>(work: (desk: Desk["announcements"]) => Promise<T>) =>
    atDesk((desk) => work(desk.announcements));
  /** Creates a draft and returns its id. */
  const draft = async () => (await deskOf((desk) => desk.begin({ tool: "gauge" }))).id;
  return { atDesk, deskOf, draft };
}
