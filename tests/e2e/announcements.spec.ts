import type { Page } from "@playwright/test";
import { coach } from "../support/desk-people";
import { findMail, linkInMail } from "../support/sent-mails";
import { addReaders } from "../support/site-database";
import { delayRequests, expect, expectAccessible, inFull } from "./fixtures";
import { createMember, idOf, post, signInAsCoach } from "./members";
import { expectScreensWithoutFrame } from "./screens";

const address = "https://tide.example.org/start";

async function createReader(page: Page) {
  await page.goto("/terms");
  const member = await createMember(page);
  const path = await linkInMail(page, member.email, "Welcome to Aurea: please confirm your address");
  await post(page, "account.verifyEmail", { token: path.split("#")[1] });
  return member;
}

inFull(
  "a coach opens a tool and announces it by email, and a member unsubscribes with the link in the email",
  async ({ page, openBrowser }) => {
    const readers = await openBrowser();
    const reader = await createReader(readers);
    const subject = `The Tide is open ${Date.now().toString(36)}`;

    await readers.goto("/products");
    const card = readers.locator('[data-tool="gauge"]');
    await card.scrollIntoViewIfNeeded();
    await expect(card).toContainText("Coming soon");
    const waitlist = readers.getByText("Your account is the waiting list.");
    await expect(waitlist).toBeVisible();
    const box = await card.boundingBox();

    await signInAsCoach(page);
    await page.goto("/desk/announcements");
    const tide = page.getByRole("region", { name: "The Tide" });
    await tide.locator("summary").click();
    await tide.getByLabel("Address of the tool").fill("tide.example.org");
    await tide.getByRole("button", { name: /^Open it on the site ?: The Tide$/ }).click();
    await expect(tide.getByText("Please enter a complete address that begins with https://")).toBeVisible();
    await tide.getByLabel("Address of the tool").fill(address);
    await tide.getByRole("button", { name: /^Open it on the site ?: The Tide$/ }).click();
    await expect(tide.getByText("The Tide is open. The site shows it within five seconds.")).toBeVisible();
    // The page renders again and shows the address in a closed panel.
    await expect(tide.locator("summary")).toHaveText("Address of the tool");
    await expect(tide.locator("summary")).toBeFocused();
    await tide.locator("summary").click();
    await tide.getByLabel("Address of the tool").fill("https://tide.example.org/elsewhere");
    await page.reload();
    await expect(tide.getByText(`The address is now ${address}.`)).toBeVisible();
    await tide.getByLabel("Address of the tool").fill(address);

    await tide.getByRole("button", { name: "Write the email: The Tide" }).click();
    await expect(page).toHaveURL(/\/desk\/announcements\/.+/);
    await page.getByLabel("Subject").fill(subject);
    await page.getByLabel("Text").fill("It is ready.\n\nTry it before the next hard talk.");
    await expect(page.getByText("Save the draft first: only the saved text is sent.")).toBeVisible();
    await page.getByRole("button", { name: "Save the draft" }).click();
    await expect(page.getByText("Saved. The preview shows the current text.")).toBeVisible();
    const preview = page.locator("iframe").contentFrame();
    await expect(preview.getByText("Try it before the next hard talk.")).toBeVisible();
    await expect(preview.getByRole("link", { name: "Open The Tide" })).toHaveAttribute("href", address);
    await readers.reload();
    await expect(waitlist).toHaveCount(0);
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole("link", { name: "Open now : The Tide" })).toHaveAttribute("href", address);
    expect(await card.boundingBox()).toEqual(box);
    await page.getByRole("button", { name: /^Send a test to myself/ }).click();
    await expect(page.getByText(`A test email is being sent to ${coach.email}.`)).toBeVisible();
    await findMail(page, coach.email, subject);
    const written = { subject, body: "It is ready.\n\nTry it before the next hard talk.", toAll: false };
    await page.getByRole("link", { name: "All announcements" }).click();
    await expect(page.getByRole("link", { name: subject })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("Text"), "the saved text").toHaveValue(written.body);
    const id = idOf(page);
    await page.getByRole("link", { name: "All announcements" }).click();
    await expect(page.getByRole("link", { name: subject })).toBeVisible();
    const body = "It is ready.\n\nTry it tonight.";
    await post(page, "desk.announcements.save", { id, ...written, body, expected: written });
    await page.getByRole("link", { name: subject }).click();
    await expect(page.getByLabel("Text"), "the text that another coach has saved").toHaveValue(body);
    // With this many readers, sending takes some seconds; the page shows how many members are left out and why.
    await addReaders(page, 180, 7);
    const question = page.getByRole("alertdialog");
    const confirm = question.getByRole("button", { name: "Send now" });
    const releaseNumber = await delayRequests(page, /announcements\.get/);
    await page.getByRole("button", { name: /^Send to \d+ members?$/ }).click();
    await expect(question).toBeVisible();
    await expect(confirm, "until the number is loaded").toHaveCount(0);
    releaseNumber();
    await expect(page.getByRole("heading", { name: /^Send this email to 1\d\d members\?$/ })).toBeVisible();
    await page.getByRole("button", { name: "Not yet" }).click();
    await page.reload();
    const leftOut = page.getByRole("listitem").filter({ hasText: "have not confirmed their address" });
    await expect(leftOut).toHaveText(/^\s*\d+\s*have not confirmed their address$/);
    expect(Number.parseInt((await leftOut.textContent()) ?? "", 10)).toBeGreaterThanOrEqual(7);
    await expectScreensWithoutFrame(page);
    await leftOut.getByRole("link").click();
    await expect(page.getByText("Left out of an announcement: they have not confirmed")).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "Not confirmed" }).first()).toBeVisible();
    await expect(page.getByRole("cell", { name: "Confirmed", exact: true })).toHaveCount(0);
    await expectScreensWithoutFrame(page);
    await page.getByRole("link", { name: "Back to the announcement" }).click();
    await expect(page.getByLabel("Subject")).toHaveValue(subject);

    await page.getByRole("button", { name: /^Send to \d+ members?$/ }).click();
    await expect(confirm).toBeVisible();
    const release = await delayRequests(page, /announcements\.get/);
    await confirm.click();
    const gone = page.getByText(/^\d+ of \d+ emails are sent$/);
    await expect(gone, "even before the page is loaded again").toBeFocused();
    release();
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByText("No new email is sent while it is paused")).toBeVisible();
    await expect(gone).toBeFocused();
    await expectScreensWithoutFrame(page);
    await expect(page.getByText(/(is|are) queued/)).toHaveCount(0);
    const [sent = 0, total = 0] = ((await gone.textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
    expect(total).toBeGreaterThan(180);
    expect(sent).toBeLessThan(total);
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(page.getByText("Sending is finished.")).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText(/^Started .+ by Coach/)).toBeVisible();
    await expect(page.getByText(`Its button links to ${address}`)).toBeVisible();
    await expect(gone.or(page.getByText(`Sent to ${total} members.`))).toContainText(`${total}`);
    const mail = await findMail(page, reader.email, subject);

    // The unsubscribe page has no script, and opening it changes nothing.
    const out = new URL(/\S+\/api\/announcements\/leave\S+/.exec(mail.text ?? "")?.[0] ?? "");
    await readers.goto(out.pathname + out.search);
    await expectAccessible(readers);
    await readers.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(
      readers.getByRole("heading", { name: "We will not write about new tools again" }),
    ).toBeVisible();
    await readers.getByRole("button", { name: "Subscribe again" }).click();
    await expect(readers.getByRole("heading", { name: "You are subscribed again" })).toBeVisible();

    await readers.goto("/lounge");
    await readers.getByRole("link", { name: "See the apps we are making" }).scrollIntoViewIfNeeded();
    await expect(readers.getByRole("link", { name: "The Tide" })).toHaveAttribute("href", address);
    await expectAccessible(readers);
    await page.goto("/desk/announcements");
    await expect(page.getByRole("row").filter({ hasText: subject })).toContainText("Sent");
    await tide.getByRole("button", { name: "Set to coming soon: The Tide" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Close it" }).click();
    await expect(tide.getByText("The Tide is coming soon again.")).toBeVisible();
    await expect(tide.locator("summary")).toBeFocused();
  },
);
