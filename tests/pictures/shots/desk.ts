import { desk } from "../../../src/content/desk";
import { applicationStatuses } from "../../../src/content/desk-applications";
import { type Act, click, type Shot, shotsOf, waitForText } from "../shot";

const coach = { as: "coach" } as const;

const pages = [
  ...Object.values(desk.pages).map(({ href }) => href),
  ...["home", "offers", "testimonials"].map((document) => `/desk/pages/${document}`),
];

/** Returns `overview` for the Desk's first page, and `pages-home` for /desk/pages/home. */
const nameOf = (path: string) => path.slice("/desk/".length).replace("/", "-") || "overview";

const filtered: Record<string, string> = {
  "applications--all": "/desk/applications?status=all&sort=newest",
  "applications--found": "/desk/applications?q=an",
  "waiting-list--all": "/desk/waiting-list?status=all",
  "mail--samples": "/desk/mail/samples",
  "find--nothing": "/desk/find?q=nothing",
  "find--people": "/desk/find?q=an",
};

const follow =
  (start: string, at = 0): Act =>
  async ({ page }) => {
    const address = await page.getByRole("main").locator(`a[href^="${start}/"]`).nth(at).getAttribute("href");
    if (!address) throw new Error(`nothing on ${page.url()} leads to ${start}`);
    await page.goto(address);
  };

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

export const deskShots: Shot[] = [
  ...pages.flatMap((path) => [
    shotsOf(path, coach)(`desk-${nameOf(path)}--empty`, undefined, { turn: "empty" }),
    shotsOf(path, coach)(`desk-${nameOf(path)}--full`),
  ]),
  ...Object.entries(filtered).map(([name, path]) => shotsOf(path, coach)(`desk-${name}`)),
  // These shots have the turn "change", because opening an application for the first time marks it as read.
  ...Object.keys(applicationStatuses).map((status) =>
    shotsOf(`/desk/applications?status=${status}`, coach)(
      `desk-application--${status.replace("_", "-")}`,
      follow("/desk/applications"),
      { turn: "change" },
    ),
  ),
  // Shows the email in a blank page, because the preview page allows no scripts.
  ...kinds.map((kind) =>
    shotsOf("about:blank", coach)(
      `mail-${kind.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}--sample`,
      async ({ page }) => {
        const mail = await page.request.get(`/api/desk/mail-preview?kind=${kind}`);
        await page.setContent(await mail.text());
      },
    ),
  ),
  // The first link leads to the examples of all emails.
  shotsOf("/desk/mail", coach)("desk-mail--newest", follow("/desk/mail", 1)),
  shotsOf("/desk/mail?state=failed", coach)("desk-mail--failed-one", follow("/desk/mail", 1)),
  shotsOf("/desk/members", coach)("desk-member--new", follow("/desk/members", 3)),
  shotsOf("/desk/members?plan=founding_member", coach)("desk-member--founding", follow("/desk/members")),
  shotsOf("/desk", coach)(
    "desk--keys",
    async ({ page }) => {
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
    },
    { isScreen: true },
  ),
  ...["Publish", "What changes", "Schedule"].map((name) =>
    shotsOf("/desk/pages/home", coach)(
      `desk-pages-home--${name.toLowerCase().replace(" ", "-")}`,
      async ({ page }) => {
        await click(page, name);
        await page.locator("dialog[open]").waitFor();
      },
      { isScreen: true },
    ),
  ),
  shotsOf("/desk/pages/home", coach)(
    "desk-pages-home--too-long",
    async ({ page }) => {
      const heading = page.getByLabel("Heading").first();
      await heading.fill("What feels heavy is raw material for whoever dares to look at it");
      await heading.blur();
      await waitForText(page, /At most 60 characters fit here/);
    },
    { turn: "change" },
  ),
  shotsOf("/desk/pages/about", coach)("desk-pages-about--sample", undefined, { isScreen: true }),
  shotsOf("/desk/pages/offers?field=tiers.adventurer.status", coach)(
    "desk-pages-offers--membership",
    async ({ page }) => {
      await page.locator("main :focus").waitFor();
    },
  ),
  shotsOf("/desk/pages/testimonials", coach)(
    "desk-pages-testimonials--added",
    async ({ page }) => {
      await click(page, "Add one: Testimonials");
      await waitForText(page, /^Saved at/);
    },
    { turn: "change" },
  ),
  shotsOf("/desk/pages/offers?field=tiers.alchemist.status", coach)(
    "desk-pages-offers--texts-to-check",
    async ({ page }) => {
      const tier = page.getByRole("group", { name: "The Alchemist" });
      await tier.getByLabel("Status").selectOption("open");
      await tier.getByLabel("Where the button leads").fill("https://pay.example.org/alchemist");
      await waitForText(page, /^Saved at/);
      await click(page, "Publish");
      await click(page, "Publish it");
      await waitForText(page, /to check/);
    },
    { turn: "change", isScreen: true },
  ),
  // Shows the texts that the publication of the previous shot made outdated.
  shotsOf("/desk/pages/offers", coach)(
    "desk-pages-offers--texts-true",
    async ({ page }) => {
      await page.locator("summary", { hasText: "to check" }).click();
      await click(page, "I have read them: they are true");
    },
    { turn: "change", isScreen: true },
  ),
  shotsOf("/desk/announcements", coach)("desk-announcements--address-missing", async ({ page }) => {
    await page.getByRole("region", { name: "The Tide" }).locator("summary").click();
    await click(page, /^Open it on the site ?: The Tide$/);
  }),
];
