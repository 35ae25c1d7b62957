import type { Scene, Shot } from "../shot";

const coach = { as: "coach" } as const;

const pages: Record<string, string> = {
  overview: "/desk",
  applications: "/desk/applications",
  "waiting-list": "/desk/waiting-list",
  votes: "/desk/votes",
  announcements: "/desk/announcements",
  members: "/desk/members",
  mail: "/desk/mail",
  audit: "/desk/audit",
};

const more: Record<string, string> = {
  "applications--all": "/desk/applications?status=all&sort=newest",
  "applications--found": "/desk/applications?q=an",
  "applications--nobody": "/desk/applications?q=nobody",
  "waiting-list--all": "/desk/waiting-list?status=all",
  "waiting-list--invited": "/desk/waiting-list?status=invited",
  "waiting-list--left": "/desk/waiting-list?status=left",
  "waiting-list--nobody": "/desk/waiting-list?q=nobody",
  "members--founding": "/desk/members?plan=founding_member",
  "members--nobody": "/desk/members?q=nobody",
  "mail--failed": "/desk/mail?state=failed",
  "mail--samples": "/desk/mail/samples",
  "audit--votes": "/desk/audit?kind=votes",
  "audit--waiting-list": "/desk/audit?kind=waitlist",
  "find--nobody": "/desk/find?q=nobody",
  "find--people": "/desk/find?q=an",
};

/** Follows the first link of the page's list whose address begins so. */
const follow =
  (start: string, at = 0) =>
  async ({ page }: Scene) => {
    const address = await page.getByRole("main").locator(`a[href^="${start}/"]`).nth(at).getAttribute("href");
    if (!address) throw new Error(`nothing on ${page.url()} leads to ${start}`);
    await page.goto(address);
  };

// The names lie in the outbox and stay; the samples themselves are listed on their page.
const kinds = [
  "waitlistJoined",
  "waitlistInvited",
  "applicationReceived",
  "applicationArrived",
  "decision",
  "digest",
  "welcome",
  "verify",
  "reset",
  "confirmEmail",
  "passwordChanged",
  "googleLinked",
  "announcement",
  "emailChanged",
];

/** Opens what was held back by its link at the Desk, wherever that leads. */
export async function openHeldBack({ page }: Scene) {
  const link = page.getByRole("link", { name: /^Held back/ }).first();
  await page.goto((await link.getAttribute("href")) ?? "");
}

const records = ["pending_review", "in_review", "invited", "accepted", "declined", "withdrawn"];

export const deskShots: Shot[] = [
  ...Object.entries(pages).flatMap(([name, path]): Shot[] => [
    { name: `desk-${name}--empty`, path, ...coach, turn: "empty" },
    { name: `desk-${name}--full`, path, ...coach },
  ]),
  { name: "desk-held--empty", path: "/desk", ...coach, turn: "empty", act: openHeldBack },
  { name: "desk-held--full", path: "/desk", ...coach, act: openHeldBack },
  ...Object.entries(more).map(([name, path]): Shot => ({ name: `desk-${name}`, path, ...coach })),
  ...records.map(
    (status): Shot => ({
      name: `desk-application--${status.replace("_", "-")}`,
      path: `/desk/applications?status=${status}`,
      ...coach,
      // What is opened for the first time is noted as read.
      turn: "change",
      act: follow("/desk/applications"),
    }),
  ),
  ...kinds.map(
    (kind): Shot => ({
      name: `mail-${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}--sample`,
      // Its own page may run no script, not even one that waits for its letters.
      path: "about:blank",
      ...coach,
      act: async ({ page }) => {
        const mail = await page.request.get(`/api/desk/mail-preview?kind=${kind}`);
        await page.setContent(await mail.text());
      },
    }),
  ),
  { name: "desk-letter--newest", path: pages.mail ?? "", ...coach, act: follow("/desk/mail") },
  {
    name: "desk-letter--failed",
    path: more["mail--failed"] ?? "",
    ...coach,
    act: follow("/desk/mail"),
  },
  { name: "desk-member--new", path: pages.members ?? "", ...coach, act: follow("/desk/members", 3) },
  {
    name: "desk-member--founding",
    path: more["members--founding"] ?? "",
    ...coach,
    act: follow("/desk/members"),
  },
];
