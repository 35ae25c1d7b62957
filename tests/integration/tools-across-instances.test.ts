import { createTestCaller } from "@tests/support/caller";
import { makeMember } from "@tests/support/factories";
import { isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { startInstance } from "@tests/support/instances";
import { expect, onTestFinished, test } from "vitest";

const address = "https://tide.example.org/";
const moved = "https://tide.example.org/moved";
// A page asks every four seconds, which leaves the answer one.
const withinMs = 1_000;

// Several instances are what PostgreSQL is for; on SQLite it is shown in full.
const inQuick = test.skipIf(process.env.TEST_DATABASE === "sqlite" && !isFull);

inQuick(
  "a tool that is opened, moved or closed at one instance is so at the other in time for the next page that asks",
  async () => {
    const coach = await createTestCaller({ user: await makeMember({ role: "coach", password: null }) });
    const other = await startInstance();
    onTestFinished(() => other.stop());
    const browser = createBrowser(undefined, other.at);
    const heard = async () => (await (await browser.trpc("tools.listOpen")).json()).result.data.json;
    const isTold = (tools: unknown[]) =>
      expect.poll(heard, { timeout: withinMs, interval: 100 }).toEqual(tools);
    expect(await heard()).toEqual([]);
    await coach.call(({ desk }) => desk.announcements.openTool({ tool: "gauge", address, seen: null }));
    await isTold([{ id: "gauge", address }]);
    await coach.call(({ desk }) =>
      desk.announcements.openTool({ tool: "gauge", address: moved, seen: address }),
    );
    await isTold([{ id: "gauge", address: moved }]);
    await coach.call(({ desk }) => desk.announcements.closeTool({ tool: "gauge", seen: moved }));
    await isTold([]);
  },
);
