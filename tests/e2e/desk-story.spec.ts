import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parseCsv } from "../support/csv";
import { coach, teamAddress } from "../support/desk-people";
import { isFull } from "../support/figure";
import { showAccount } from "../support/header";
import { findMail, pathIn } from "../support/sent-mails";
import { ageEmails } from "../support/site-database";
import { fillApplication, openModal, submitOf } from "./coaching";
import { both, expect, expectAccessible as expectAxeToPass, test } from "./fixtures";
import { createMember, newMember, signIn, verifySecondFactor } from "./members";
import { findOverflow } from "./overflow";

const motivation = "=1+1, and I am tired of being the calm one.";

function newVisitor() {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  return { name: `Wilhelmina ${id}`, email: `wilhelmina-${id}@example.org` };
}

async function expectActionsFirst(page: Page) {
  const screen = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  const topOf = async (name: string) =>
    (await page.getByRole("heading", { level: 2, name }).boundingBox())?.y ?? 0;
  expect(await topOf("Next step")).toBeLessThan(await topOf("Answers"));
  expect(await findOverflow(page)).toEqual([]);
  await page.setViewportSize(screen);
}

type Person = ReturnType<typeof newVisitor>;

async function downloadList(desk: Page, { name, email }: Person) {
  await desk.goto(`/desk/waiting-list?status=all&q=${encodeURIComponent(email)}`);
  const saved = desk.waitForEvent("download");
  await desk.getByRole("link", { name: "Download as CSV" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^waiting-list-\d{4}-\d\d-\d\d\.csv$/);
  const file = readFileSync(await (await saved).path(), "utf8").replace(/^\uFEFF/, "");
  const row = parseCsv(file).find((cells) => cells.includes(email));
  expect(row?.slice(0, 4)).toEqual([name, email, `'${motivation}`, "Left"]);
}

async function sendAgain(desk: Page, email: string) {
  const list = `/desk/mail?q=${encodeURIComponent(email)}`;
  const queued = desk.getByText("It is queued again.");
  await ageEmails(desk, email, "failed");
  await desk.goto(list);
  await desk
    .getByRole("button", { name: /^Send again/ })
    .first()
    .click();
  await expect(queued).toBeVisible();
  await desk.waitForLoadState("networkidle");
  await expect(queued, "the list keeps the result and its focus").toBeFocused();

  await ageEmails(desk, email);
  await desk.goto(list);
  const arrived = desk.getByRole("row").filter({ hasText: "Your application has arrived" });
  await arrived.getByRole("link").click();
  await desk.getByRole("button", { name: /^Send again/ }).click();
  await expect(queued).toBeVisible();
}

async function changeMembership(desk: Page, page: Page, { name, email }: Person) {
  await createMember(page, { ...newMember(), name, email });
  await desk.goto("/desk");
  await desk.getByRole("searchbox", { name: "Find a person" }).fill(email);
  await desk.keyboard.press("Enter");
  await desk.getByRole("main").getByRole("link", { name }).last().click();
  await expect(desk).toHaveURL(/\/desk\/members\//);
  await desk.getByLabel("New membership").selectOption("adventurer");
  await desk.getByRole("button", { name: "Save membership" }).click();
  await expect(desk.getByText(`Saved. ${name} sees “The Adventurer” from now on.`)).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByRole("region", { name: "The Adventurer" })).toBeVisible();
}

test(
  "a visitor's forms reach the Desk, are answered by email and appear in the audit log",
  isFull ? both : {},
  async ({ page, openBrowser, isMobile }, info) => {
    test.setTimeout(180_000);
    // Axe runs on one of the two databases only, because the pages are the same.
    const expectAccessible = isFull && info.project.name === "postgresql" ? async () => {} : expectAxeToPass;
    const person = newVisitor();
    const { name, email } = person;

    await page.goto("/coaching");
    const list = await openModal(page, "collective");
    await list.getByLabel("Full Name*").fill(name);
    await list.getByLabel("Email Address*").fill(email);
    await list.getByLabel("What draws you to The Collective? (Optional)").fill(motivation);
    await submitOf(list).click();
    await expect(page.getByText("Welcome to the Waiting List!")).toBeVisible();
    await page.keyboard.press("Escape");

    const application = await openModal(page, "partnership");
    await fillApplication(application);
    await application.getByLabel("Full Name*").fill(name);
    await application.getByLabel("Email Address*").fill(email);
    await submitOf(application).click();
    await expect(page.getByText("Thank You for Your Application!")).toBeVisible();
    await expect(page.getByRole("dialog")).toContainText("5-7 business days");
    await page.keyboard.press("Escape");

    const joined = await findMail(page, email, "You are on the waiting list of The Collective");
    await findMail(page, email, "Your application has arrived");
    const notice = await findMail(page, teamAddress, "New application at the Desk", name);

    // This test opens the Desk as a visitor; desk-pages.spec.ts opens it as a member.
    expect((await page.request.get("/desk")).url()).toMatch(/\/auth\?returnTo=%2Fdesk$/);

    const desk = await openBrowser();
    await desk.goto("/auth");
    await signIn(desk, coach);
    await expect(desk).toHaveURL("/profile");
    await verifySecondFactor(desk);
    await expect(desk.getByRole("link", { name: "To the Desk", exact: true })).toBeVisible();
    await showAccount(desk, isMobile, coach.name);
    await desk.getByRole("link", { name: "The Desk", exact: true }).click();
    await expect(desk).toHaveURL("/desk");
    await expect(desk.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(desk.getByRole("link", { name: /^Applications/ })).toBeVisible();
    if (isFull) await expectAccessible(desk);

    await desk.goto(pathIn(notice, "/desk/applications/"));
    await expect(desk.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(desk.getByText("I answer everyone but myself.")).toBeVisible();
    await expectActionsFirst(desk);
    await desk.getByRole("button", { name: "Start the review" }).click();
    await expect(desk.getByText("Saved. The status is now “In review”.")).toBeVisible();
    await desk.getByLabel("New note").fill("Sounds ready; ask about Thursdays.");
    await desk.getByRole("button", { name: "Add the note" }).click();
    await expect(desk.getByText("Sounds ready; ask about Thursdays.")).toBeVisible();
    await expectAccessible(desk);

    await desk.getByRole("button", { name: "Invite to a call" }).click();
    const invitation = desk.getByRole("dialog", { name: `Invite ${name}` });
    await expect(invitation.getByLabel("Subject")).toHaveValue("Your application: shall we talk?");
    await expectAccessible(desk, "dialog[open]");
    await invitation.getByRole("button", { name: "Invite and send" }).click();
    await expect(desk.getByText(/“Invited”. The email is sent in ten minutes/)).toBeVisible();
    await expect(desk.getByText("Waiting to be sent")).toBeVisible();
    await expectAccessible(desk);

    await desk.getByRole("button", { name: "Decline" }).click();
    const refusal = desk.getByRole("dialog", { name: `Decline ${name}` });
    await refusal.getByLabel("Subject").fill("After our call");
    await refusal
      .getByRole("textbox", { name: "Email" })
      .fill("Thank you for Thursday.\n\nThis spring is not the time.");
    await refusal.getByRole("button", { name: "Decline and send" }).click();
    await expect(desk.getByText(/“Declined”. The email is sent in ten minutes/)).toBeVisible();
    const lastEmail = desk.getByRole("listitem").filter({ hasText: "After our call" });
    await lastEmail.getByText("Read the email").click();
    await expect(desk.getByText("This spring is not the time.")).toBeVisible();

    await desk.goto("/desk/waiting-list");
    await desk.getByRole("searchbox").fill(email);
    await desk.keyboard.press("Enter");
    await desk.getByRole("button", { name: `Invite ${name}` }).click();
    await desk.getByRole("button", { name: "Send the invitation" }).click();
    await expect(desk.getByText(`${name} is invited. The email is queued.`)).toBeVisible();
    await findMail(page, email, "The Collective: a group opens, and you may apply first");

    await page.goto(pathIn(joined, "/waiting-list/leave"));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Leave the list" }).click();
    await expect(page.getByRole("heading", { name: "Your name is off the list" })).toBeVisible();

    if (isFull) {
      await downloadList(desk, person);
      await sendAgain(desk, email);
      await changeMembership(desk, page, person);
      await expectAccessible(desk);
    }

    const eventsByKind = {
      waitlist: ["Left the waiting list", "Invited from the waiting list", "Joined the waiting list"],
      application: ["Changed an application’s status", "Wrote a note", "Applied"],
    };
    for (const [kind, events] of Object.entries(eventsByKind)) {
      await desk.goto(`/desk/audit?kind=${kind}`);
      for (const event of events) {
        await expect(
          desk.getByRole("row").filter({ hasText: name }).filter({ hasText: event }).first(),
        ).toBeVisible();
      }
      if (isFull) await expectAccessible(desk);
    }
  },
);
