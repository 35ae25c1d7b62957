import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { testSecret } from "../../../scripts/support/test-site.mjs";
import { leaveAnnouncements } from "../../../src/content/leave-announcements";
import { type Act, click, type Shot, shotsOf, waitForText } from "../shot";

const change = { as: "coach", turn: "change" } as const;

/** `at` is the position of the application in the list of its status. No other shot may use the same application. */
function onApplication(state: string, [status, at]: [string, number], act: Act, isScreen = false): Shot {
  return shotsOf(`/desk/applications?status=${status}`, change)(
    `desk-application--${state}`,
    async (scene) => {
      const { page } = scene;
      const link = page.getByRole("main").locator('a[href^="/desk/applications/"]').nth(at);
      await page.goto((await link.getAttribute("href")) ?? "");
      await act(scene);
    },
    { isScreen },
  );
}

const applicationShots = [
  onApplication("invite", ["in_review", 1], ({ page }) => click(page, "Invite to a call"), true),
  onApplication("decline", ["invited", 1], ({ page }) => click(page, "Decline"), true),
  onApplication("taken-up", ["pending_review", 3], async ({ page }) => {
    await click(page, "Start the review");
    await waitForText(page, "Saved. The status is now “In review”.");
  }),
];

const onList = shotsOf("/desk/waiting-list", { as: "coach", isScreen: true });
const boxes = (page: Page) => page.getByRole("checkbox", { name: /^Select (?!all)/ });

async function selectThree(page: Page) {
  for (let at = 0; at < 3; at += 1) await boxes(page).nth(at).click();
}

const listShots = [
  onList("desk-waiting-list--three-chosen", ({ page }) => selectThree(page)),
  onList("desk-waiting-list--invite-three", async ({ page }) => {
    await selectThree(page);
    await click(page, "Invite 3 people");
  }),
  onList("desk-waiting-list--take-off", ({ page }) => click(page, /^Remove .* from the list$/)),
];

const onAnnouncements = shotsOf("/desk/announcements", change);

const draft: Act = async ({ page }) => {
  await click(page, /^Write .+: The Tide$/);
  await page.locator("iframe").contentFrame().getByRole("heading").waitFor();
};
const send = (page: Page) => click(page, /^Send to/);

/** Replaces the site's answers, so that the page shows an announcement in this state. */
const inState =
  (state: string, of: object): Act =>
  async (scene) => {
    const { page } = scene;
    await draft(scene);
    await page.route("**/api/trpc/desk.announcements.setState**", (route) =>
      route.fulfill({ json: [{ result: { data: { json: { state } } } }] }),
    );
    await send(page);
    // The question counts the recipients first, which must still read a draft.
    await page.getByRole("button", { name: "Send now", exact: true }).waitFor();
    await page.route("**/api/trpc/desk.announcements.get**", async (route) => {
      const [answer] = await (await route.fetch()).json();
      Object.assign(answer.result.data.json, { state, ...of });
      await route.fulfill({ json: [answer] });
    });
    await click(page, "Send now");
    await page.getByRole("progressbar").waitFor();
  };

const partly = { reached: 1450, remaining: 1362, mails: { queued: 31, sent: 1415, failed: 4, cancelled: 0 } };
const all = { reached: 2812, remaining: 0, mails: { queued: 0, sent: 2812, failed: 0, cancelled: 0 } };

const openTool: Act = ({ page }) =>
  page.request.post("/api/trpc/desk.announcements.openTool", {
    headers: { "sec-fetch-site": "same-origin" },
    data: { json: { tool: "gauge", address: "https://tide.example.org/", expected: null } },
  });

const showTool =
  (selector: string): Act =>
  async ({ page }) => {
    const place = page.locator(selector).first();
    await place.scrollIntoViewIfNeeded();
    await page.getByRole("link", { name: "The Tide" }).first().waitFor();
  };

const leave =
  (...buttons: string[]): Act =>
  async ({ page }) => {
    const { user } = await (await page.request.get("/api/auth/session")).json();
    const key = `${testSecret}:leave-announcements`;
    const signed = `${user.id}.${createHmac("sha256", key).update(user.id).digest("base64url")}`;
    await page.goto(`/api/announcements/leave?of=${encodeURIComponent(signed)}`);
    for (const name of buttons) await click(page, name);
  };
const asMember = shotsOf("/terms", { as: "member", turn: "write" });

const announcementShots = [
  shotsOf("/products", change)("products--tool-open", showTool('[data-tool="gauge"]'), { before: openTool }),
  shotsOf("/lounge", change)("lounge--tool-open", showTool("[data-meets-footer] .actions"), {
    before: openTool,
  }),
  onAnnouncements("desk-announcement--draft", draft),
  onAnnouncements(
    "desk-announcement--question",
    async (scene) => {
      await draft(scene);
      await send(scene.page);
    },
    { isScreen: true },
  ),
  onAnnouncements("desk-announcement--sending", inState("sending", partly)),
  onAnnouncements("desk-announcement--sent", inState("sent", all)),
  asMember("leave-announcements--ready", leave()),
  asMember("leave-announcements--left", leave(leaveAnnouncements.ready.action)),
  shotsOf("/api/announcements/leave")("leave-announcements--broken"),
];

export const deskChangeShots: Shot[] = [...applicationShots, ...listShots, ...announcementShots];
