import type { Page } from "@playwright/test";
import type { Scene, Shot } from "../shot";
import { openHeldBack } from "./desk";

const change = { as: "coach", turn: "change" } as const;
const listPath = "/desk/waiting-list";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

/** Opens the application of this status that stands so far down the list: each picture has one to itself. */
const openRecord = (status: string, at: number) => async (page: Page) => {
  await page.goto(`/desk/applications?status=${status}`);
  const link = page.getByRole("main").locator('a[href^="/desk/applications/"]').nth(at);
  await page.goto((await link.getAttribute("href")) ?? "");
};

type OnRecord = { state: string; status: string; at?: number; act: (page: Page) => Promise<unknown> };

function onRecord({ state, status, at = 1, act }: OnRecord, isScreen: boolean): Shot {
  return {
    name: `desk-application--${state}`,
    path: "/desk/applications",
    ...change,
    isScreen,
    act: async ({ page }) => {
      await openRecord(status, at)(page);
      await act(page);
    },
  };
}

const dialogs: OnRecord[] = [
  {
    state: "keys",
    status: "in_review",
    act: async (page) => {
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
    },
  },
  { state: "invite", status: "in_review", act: (page) => press(page, "Invite to a call") },
  {
    state: "invite-silently",
    status: "in_review",
    act: async (page) => {
      await press(page, "Invite to a call");
      await page.getByLabel("Send this letter").click();
    },
  },
  {
    state: "invite-empty",
    status: "in_review",
    act: async (page) => {
      await press(page, "Invite to a call");
      await page.getByRole("dialog").getByLabel("Subject").fill("");
      await press(page, "Invite and send");
    },
  },
  { state: "accept", status: "invited", act: (page) => press(page, "Accept") },
  { state: "decline", status: "invited", act: (page) => press(page, "Decline") },
  { state: "withdraw", status: "in_review", act: (page) => press(page, "Mark as withdrawn") },
];

const changed: OnRecord[] = [
  {
    state: "taken-up",
    status: "pending_review",
    at: 3,
    act: async (page) => {
      await press(page, "Take into review");
      await page.getByText("Saved. It now stands at “In review”.").waitFor();
    },
  },
  {
    state: "not-reached",
    status: "pending_review",
    act: async (page) => {
      await page.route("**/api/trpc/**", (route) => route.abort());
      await press(page, "Take into review");
      await page.getByRole("main").getByRole("alert").first().waitFor();
    },
  },
  {
    state: "note-empty",
    status: "invited",
    act: (page) => press(page, "Add the note"),
  },
  {
    state: "note-added",
    status: "accepted",
    act: async (page) => {
      await page.getByLabel("New note").fill("Sounds ready; ask about Thursdays.");
      await press(page, "Add the note");
      await page.getByText("The note is kept.").waitFor();
    },
  },
  {
    state: "note-removing",
    status: "accepted",
    at: 2,
    act: async (page) => {
      await press(page, /^Remove the note/);
      await page.getByText("Remove this note?").waitFor();
    },
  },
  {
    state: "letter-read",
    status: "declined",
    act: async (page) => {
      await page.getByText("Read the letter").first().click();
    },
  },
];

const boxes = (page: Page) => page.getByRole("checkbox", { name: /^Select (?!all)/ });

async function choose(page: Page, count: number) {
  for (let at = 0; at < count; at += 1) await boxes(page).nth(at).click();
}

/** Opens the list with its first person only: the two pictures that change it begin from its two ends. */
async function openFirst(page: Page, list: string) {
  await page.goto(list);
  const label = await boxes(page)
    .first()
    .evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent);
  const name = label?.replace(/^\s*Select /, "").trim() ?? "";
  await page.goto(`${listPath}?status=all&q=${encodeURIComponent(name)}`);
}

const onList = (state: string, isScreen: boolean, act: (scene: Scene) => Promise<unknown>): Shot => ({
  name: `desk-waiting-list--${state}`,
  path: listPath,
  as: "coach",
  isScreen,
  act,
});

export const deskChangeShots: Shot[] = [
  ...dialogs.map((given) => onRecord(given, true)),
  ...changed.map((given) => onRecord(given, false)),
  onList("three-chosen", true, ({ page }) => choose(page, 3)),
  onList("all-chosen", true, async ({ page }) => {
    await page.getByRole("checkbox", { name: "Select all on this page" }).click();
  }),
  onList("invite-one", true, ({ page }) => press(page, /^Invite (?!\d)/)),
  onList("invite-three", true, async ({ page }) => {
    await choose(page, 3);
    await press(page, "Invite 3 people");
  }),
  onList("take-off", true, ({ page }) => press(page, /^Take .* off the list$/)),
  onList("invite-not-reached", true, async ({ page }) => {
    await page.route(/desk\.waitlist|desk\.waitingList/, (route) => route.abort());
    await choose(page, 3);
    await press(page, "Invite 3 people");
    await press(page, "Send 3 invitations");
    await page.getByText(/could not be reached by this page/).waitFor();
  }),
  {
    ...onList("invited-now", false, async ({ page }) => {
      await openFirst(page, listPath);
      await press(page, /^Invite (?!\d)/);
      await press(page, "Send the invitation");
      await page.getByText(/ is invited\. The letter is on its way\./).waitFor();
    }),
    turn: "change",
  },
  {
    ...onList("taken-off", false, async ({ page }) => {
      await openFirst(page, `${listPath}?order=oldest`);
      await press(page, /^Take .* off the list$/);
      await page.getByRole("dialog").getByRole("button", { name: "Take off the list" }).click();
      await page.getByText(/ is off the list\./).waitFor();
    }),
    turn: "change",
  },
  {
    name: "desk-held--let-through",
    path: "/desk",
    ...change,
    act: async (scene) => {
      const { page } = scene;
      await openHeldBack(scene);
      await press(page, /: .+@/);
      await page.getByRole("status").getByRole("link").first().waitFor();
    },
  },
  {
    name: "desk-mail--sent-again",
    path: "/desk/mail?state=failed",
    ...change,
    act: async ({ page }) => {
      await press(page, /^Send again/);
      await page.getByText("It is on its way again.").first().waitFor();
    },
  },
];
