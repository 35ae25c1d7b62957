import { beforeEach } from "vitest";
import { database } from "@/server/db/client";
import { createTestCaller } from "./caller";
import { makeMember } from "./factories";

const db = database();

/** Before each test, deletes all members, open tools and announcements, and creates a coach. */
export function announcerOfEachTest() {
  let coach: Awaited<ReturnType<typeof createTestCaller>>;
  beforeEach(async () => {
    await Promise.all([db.announcement.deleteMany(), db.openTool.deleteMany()]);
    await db.user.deleteMany();
    coach = await createTestCaller({ user: await makeMember({ role: "coach", password: null }) });
  });
  return {
    get desk() {
      return coach.caller.desk;
    },
    get announcements() {
      return coach.caller.desk.announcements;
    },
    draft: async () => (await coach.caller.desk.announcements.create({ tool: "gauge" })).id,
  };
}
