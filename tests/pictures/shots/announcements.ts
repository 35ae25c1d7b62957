import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { testSecret } from "../../../scripts/support/test-site.mjs";
import { leaveAnnouncements } from "../../../src/content/leave-announcements";
import { press } from "../press";
import type { Scene, Shot } from "../shot";

const change = { as: "coach", turn: "change" } as const;
const deskPath = "/desk/announcements";

const open = [
  { id: "gauge", address: "https://tide.example.org/" },
  { id: "pencil", address: "https://lines.example.org/" },
];

/** Opens two of the tools, as a coach does. */
const openTools = ({ page }: Scene) =>
  Promise.all(
    open.map(({ id, address }) =>
      page.request.post("/api/trpc/desk.announcements.openTool", {
        headers: { "sec-fetch-site": "same-origin" },
        data: { json: { tool: id, address, seen: null } },
      }),
    ),
  );

const lookAt =
  (selector: string) =>
  async ({ page }: Scene) => {
    const place = page.locator(selector).first();
    await place.scrollIntoViewIfNeeded();
    await page.getByRole("link", { name: "The Tide" }).first().waitFor();
    await place.evaluate((element) => element.scrollIntoView({ block: "center" }));
  };

/** Shows where the tool's address goes, which is folded away until then. */
const unfold = (page: Page, tool: string) =>
  page.getByRole("region", { name: tool }).locator("summary").click();

const seeLetter = (page: Page) => page.locator("iframe").contentFrame().getByRole("heading").waitFor();
const send = (page: Page) => page.getByRole("button", { name: /^Send to/ }).click();

async function begin(page: Page) {
  await press(page, "Write the letter: The Tide");
  await seeLetter(page);
}

const letters = { queued: 31, sent: 1415, failed: 4 };

/** A draft whose state the site tells as if it had been sent: who gets it first is nobody's choice. */
const told =
  (state: string, of: object) =>
  async ({ page }: Scene) => {
    await begin(page);
    await page.route("**/api/trpc/desk.announcements.move**", (route) =>
      route.fulfill({ json: [{ result: { data: { json: { state } } } }] }),
    );
    await page.route("**/api/trpc/desk.announcements.get**", async (route) => {
      const [answer] = await (await route.fetch()).json();
      Object.assign(answer.result.data.json, { state, reached: 1450, toWrite: 1362, letters, ...of });
      await route.fulfill({ json: [answer] });
    });
    await send(page);
    await press(page, "Send it off");
    await page.getByRole("progressbar").waitFor();
    await seeLetter(page);
  };

const all = { reached: 2812, toWrite: 0, letters: { queued: 0, sent: 2812, failed: 0 } };

/** The page on which the member's announcements are left; what stands in the address is signed as the site does it. */
const leave =
  (...presses: string[]) =>
  async ({ page }: Scene) => {
    const { user } = await (await page.request.get("/api/auth/session")).json();
    const key = `${testSecret}:leave-announcements`;
    const signed = `${user.id}.${createHmac("sha256", key).update(user.id).digest("base64url")}`;
    await page.goto(`/api/announcements/leave?of=${encodeURIComponent(signed)}`);
    for (const name of presses) await press(page, name);
  };

const { ready, left } = leaveAnnouncements;

export const announcementShots: Shot[] = [
  {
    name: "products--tools-open",
    path: "/products",
    ...change,
    before: openTools,
    act: lookAt('[data-tool="gauge"]'),
  },
  {
    name: "lounge--tools-open",
    path: "/lounge",
    ...change,
    before: openTools,
    act: lookAt("[data-meets-footer] .actions"),
  },
  {
    name: "desk-announcements--address-missing",
    path: deskPath,
    as: "coach",
    act: async ({ page }) => {
      await unfold(page, "The Tide");
      await press(page, "Open it on the site: The Tide");
    },
  },
  { name: "desk-announcement--draft", path: deskPath, ...change, act: ({ page }) => begin(page) },
  {
    name: "desk-announcement--question",
    path: deskPath,
    ...change,
    isScreen: true,
    act: async ({ page }) => {
      await begin(page);
      await send(page);
    },
  },
  { name: "desk-announcement--sending", path: deskPath, ...change, act: told("sending", {}) },
  { name: "desk-announcement--paused", path: deskPath, ...change, act: told("paused", {}) },
  { name: "desk-announcement--stopped", path: deskPath, ...change, act: told("stopped", {}) },
  { name: "desk-announcement--sent", path: deskPath, ...change, act: told("sent", all) },
  {
    name: "desk-announcements--tool-open",
    path: deskPath,
    ...change,
    act: async ({ page }) => {
      const tool = page.getByRole("region", { name: "Three Lines" });
      await unfold(page, "Three Lines");
      await tool.getByLabel("Where it is").fill("https://lines.example.org/");
      await press(page, "Open it on the site: Three Lines");
      await tool.getByText(/^Three Lines is open/).waitFor();
    },
  },
  { name: "leave-announcements--ready", path: "/terms", as: "member", act: leave() },
  {
    name: "leave-announcements--left",
    path: "/terms",
    as: "member",
    turn: "write",
    act: leave(ready.action),
  },
  {
    name: "leave-announcements--back",
    path: "/terms",
    as: "member",
    turn: "write",
    act: leave(ready.action, left.action),
  },
  { name: "leave-announcements--broken", path: "/api/announcements/leave" },
];
