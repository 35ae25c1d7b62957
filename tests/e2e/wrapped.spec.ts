import type { Page } from "@playwright/test";
import { accountCare } from "../../src/content/account-care";
import { accountLinks } from "../../src/content/account-links";
import { desk } from "../../src/content/desk";
import { deskAnnouncements } from "../../src/content/desk-announcements";
import { deskApplications } from "../../src/content/desk-applications";
import { deskPages } from "../../src/content/desk-pages";
import { deskWaitlist } from "../../src/content/desk-waitlist";
import { leaveWaitlist } from "../../src/content/leave-waitlist";
import { messages } from "../../src/content/messages";
import { picture } from "../../src/content/picture";
import { profile } from "../../src/content/profile";
import { anyEmail, application } from "../support/application";
import { chooseAndCrop } from "../support/picture-file";
import { answerQuiz, changePassword, fillPasswords } from "../support/profile-page";
import { linkInMail } from "../support/sent-mails";
import { fillWaitlist, openModal, submitOf } from "./coaching";
import { discardDraft, expectSaved, firstField, openDocument, scheduleDraft } from "./desk-editor";
import { delayRequests, expect, hydrated, inFull, test } from "./fixtures";
import { createMember, post, signInAsCoach, signInWithoutForm } from "./members";
import { cardOf } from "./products";

test.beforeEach(({ expectErrors }) => expectErrors(/status of 401|^policy: |Content Security Policy/));

/** Wraps the elements in which texts and icons change, as extensions that mark words do. */
function wrapElements() {
  const elements =
    ":is(a, button, label, p, summary, [data-face]) > :is(b, em, span, svg), :is(main, dialog) p";
  const isWrapped = (element: Element) => element.parentElement?.localName === "font";
  const wrap = () => {
    for (const element of document.body.querySelectorAll(elements)) {
      if (isWrapped(element)) continue;
      const wrapper = document.createElement("font");
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  };
  wrap();
  new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true });
}

async function openWrapped(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(wrapElements);
}

inFull(
  "after an extension has wrapped elements of pages, the quiz, votes, the waiting list and the sign-in work",
  async ({ page }) => {
    const open = (path: string) => openWrapped(page, path);
    await open("/eq-assessment");
    await answerQuiz(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^The /);

    await open("/products");
    const button = cardOf(page, "Sleep Stories").getByRole("button");
    const release = await delayRequests(page, /futureApps\.vote/);
    await button.click();
    await expect(button).toHaveText("Voting...");
    release();
    await expect(button).toHaveText("Vote Recorded!");

    await open("/coaching");
    const list = await openModal(page, "collective");
    await fillWaitlist(list);
    const motivation = list.getByLabel("What draws you to The Collective?");
    for (const length of [990, 1_010, 10]) await motivation.fill("x".repeat(length));
    await submitOf(list).click();
    await expect(page.getByRole("dialog", { name: "Welcome to the Waiting List!" })).toBeVisible();

    await open("/auth");
    const main = page.getByRole("main");
    await page.getByRole("button", { name: "Create an account" }).click();
    await page.getByRole("button", { name: "Sign in instead" }).click();
    await main.getByLabel("Email Address").fill("nobody@example.org");
    await main.getByLabel("Password", { exact: true }).fill("not-the-password");
    await main.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(main.getByRole("alert")).not.toBeEmpty();
    await page.getByRole("button", { name: accountLinks.loginLink.reset.open }).click();
    await main.getByRole("button", { name: accountLinks.loginLink.submit }).click();
    await expect(main).toContainText(accountLinks.loginLink.sent);
    await main.getByRole("button", { name: accountLinks.loginLink.leave }).click();
    await expect(main.getByLabel("Password", { exact: true })).toBeVisible();
  },
);

inFull(
  "after an extension has wrapped elements of the profile, a member changes settings and signs out a device",
  async ({ page, openBrowser, expectErrors }) => {
    expectErrors(/status of 400/);
    const member = await createMember(page);
    await signInWithoutForm(await openBrowser(), member);
    const release = await delayRequests(page, /profile\.listSessions/);
    await openWrapped(page, "/profile");
    const { devices } = accountCare;
    await expect(page.getByText(devices.loading)).toBeVisible();
    release();
    await page.getByRole("button", { name: devices.end, exact: false }).first().click();
    await expect(page.getByText(devices.alone)).toBeVisible();

    const nickname = page.getByLabel(profile.nickname.label);
    await nickname.fill("");
    await expect(page.getByText(messages.profile.nicknameEmpty)).toBeVisible();
    await nickname.fill("Nour");
    await page.getByRole("button", { name: profile.nickname.submit }).click();
    await expect(page.getByText(messages.profile.nicknameSaved)).toBeVisible();

    await chooseAndCrop(page);
    await page.getByRole("button", { name: picture.save }).click();
    await expect(page.getByText(picture.messages.saved)).toBeVisible();

    await fillPasswords(page, "not-the-password", "a-second-good-one", "another-one");
    await changePassword(page).click();
    await fillPasswords(page, "not-the-password", "a-second-good-one");
    await changePassword(page).click();
    await fillPasswords(page, member.password, "a-second-good-one");
    await changePassword(page).click();
    await expect(page.getByText(messages.profile.passwordSaved)).toBeVisible();

    const { open, close } = profile.account.move;
    await page.getByRole("button", { name: open }).click();
    const { changeEmail } = accountLinks;
    for (const email of ["nobody", "nobody@example.org"]) {
      await page.getByLabel(changeEmail.email).fill(email);
      await page.getByRole("button", { name: changeEmail.submit }).click();
    }
    await page.getByRole("button", { name: close }).click();
    await page.getByRole("button", { name: accountLinks.verify.resend }).click();
    await expect(page.getByText(accountLinks.verify.resent)).toBeVisible();
  },
);

inFull(
  "after an extension has wrapped elements of the pages of emailed links, the links work and can be renewed",
  async ({ page, expectErrors }) => {
    expectErrors(/status of 40[0-9]|net::ERR_FAILED/);
    const { email } = await createMember(page);
    const main = page.getByRole("main");
    const heading = main.getByRole("heading", { level: 1 });
    await page.goto("/terms");
    const welcome = await linkInMail(page, email, "Welcome to Aurea: please confirm your address");
    await openWrapped(page, welcome);
    await page.route(/account\.verifyEmail/, (route) => route.abort(), { times: 1 });
    for (const shown of [main.getByRole("alert"), main.getByRole("link", { name: "profile" })]) {
      await main.getByRole("button", { name: accountLinks.verify.submit }).click();
      await expect(shown).toBeVisible();
    }

    await post(page, "account.requestPasswordReset", { email });
    const reset = await linkInMail(page, email, "Choose a new password");
    const save = main.getByRole("button", { name: accountLinks.reset.submit });
    const fill = async (password: string, again = password) => {
      await main.getByLabel(accountLinks.reset.password, { exact: true }).fill(password);
      await main.getByLabel(accountLinks.reset.confirm).fill(again);
      await save.click();
    };
    await openWrapped(page, reset);
    await fill("a-good-password", "another-one");
    await expect(main).toContainText("Passwords do not match");
    await fill("a-good-password");
    await expect(heading).toHaveText(accountLinks.reset.done.heading);
    await page.goto("/terms");
    await openWrapped(page, reset);
    await fill("a-third-password");
    await main.getByRole("button", { name: accountLinks.renew.submit }).click();
    await expect(main).toContainText(accountLinks.renew.sent);

    await openWrapped(page, "/auth/enter");
    for (const address of ["nobody", email]) {
      await main.getByLabel("Email Address").fill(address);
      await main.getByRole("button", { name: accountLinks.loginLink.submit }).click();
    }
    await expect(main).toContainText(accountLinks.loginLink.sent);

    await page.route(/coaching\.leaveWaitlist/, (route) => route.abort(), { times: 1 });
    await openWrapped(page, "/waiting-list/leave#a-secret");
    await page.getByRole("button", { name: leaveWaitlist.ready.action }).click();
    await expect(main.getByRole("alert")).toBeVisible();
    await page.route(/coaching\.leaveWaitlist/, (route) =>
      route.fulfill({ json: [{ result: { data: { json: null } } }] }),
    );
    await page.getByRole("button", { name: leaveWaitlist.retry }).click();
    await expect(heading).toHaveText(leaveWaitlist.left.heading);
  },
);

inFull(
  "after an extension has wrapped elements of the Desk, a coach reads and changes lists, records and pages",
  async ({ page }) => {
    test.slow();
    const name = `Wilhelmina ${Date.now().toString(36)}`;
    const email = anyEmail();
    await post(page, "coaching.submitApplication", application({ name, email }));
    await post(page, "coaching.joinWaitlist", { name, email });
    await signInAsCoach(page);
    const main = page.getByRole("main");
    const button = (name: string | RegExp) => page.getByRole("button", { name });
    const go = ({ label }: { label: string }) =>
      page.getByRole("navigation", { name: desk.navLabel }).getByRole("link", { name: label }).click();
    await openWrapped(page, "/desk");
    for (const { href, label } of Object.values(desk.pages)) {
      await go({ label });
      await expect(page).toHaveURL(href);
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    }

    await go(desk.pages.waitlist);
    await main.getByLabel(`Select ${name}`).check();
    await button(deskWaitlist.bar.clear).click();
    await button(deskWaitlist.row.inviteOf(name)).click();
    await button("Send the invitation").click();
    await expect(page.getByText(deskWaitlist.done.oneInvited(name))).toBeVisible();
    await button(deskWaitlist.bar.close).click();
    await main.getByRole("searchbox").fill("nobody-of-this-name");
    await page.keyboard.press("Enter");
    await expect(main.getByText(deskWaitlist.empty.found("nobody-of-this-name", false))).toBeVisible();
    await main.getByRole("link", { name: deskWaitlist.filters.all, exact: true }).click();
    await expect(page).toHaveURL(/status=all/);
    await main.getByRole("searchbox").fill(name);
    await page.keyboard.press("Enter");
    await button(deskWaitlist.row.leaveOf(name)).click();
    await button(deskWaitlist.leave.confirm).click();
    await expect(page.getByText(deskWaitlist.leave.done(name))).toBeVisible();
    await button(deskWaitlist.bar.close).click();

    await go(desk.pages.applications);
    await expect(page).toHaveURL(desk.pages.applications.href);
    for (const typed of ["nobody-of-this-name", name]) {
      await main.getByRole("searchbox").fill(typed);
      await page.keyboard.press("Enter");
      await expect(main).toContainText(`“${typed}”`);
    }
    await main.getByRole("link", { name }).click();
    const note = main.getByLabel(deskApplications.notes.label);
    for (const length of [5_000, 10]) await note.fill("x".repeat(length));
    await button(deskApplications.notes.add).click();
    await expect(main.getByText(deskApplications.notes.added)).toBeVisible();
    await button(/^Remove the note/).click();
    await button(deskApplications.notes.sureYes).click();
    await expect(main.getByText(deskApplications.notes.none)).toBeVisible();
    await button(deskApplications.next.actions.in_review).click();
    await button(deskApplications.next.actions.declined).click();
    const dialog = page.getByRole("dialog");
    for (const text of ["One.\n\nTwo.\n\nThree.", "", "One."]) await dialog.locator("textarea").fill(text);
    await dialog.getByRole("checkbox").uncheck();
    await dialog.getByRole("checkbox").check();
    await page.keyboard.press("Escape");

    await go(desk.pages.announcements);
    await button("Write the email: The Tide").click();
    await expect(page).toHaveURL(/announcements\/.+/);
    await hydrated(page);
    await page.evaluate(wrapElements);
    await page.getByLabel("Subject").fill("The Tide");
    await button("Save the draft").click();
    await expect(page.getByText("Saved. The preview shows the current text.")).toBeVisible();
    await button(deskAnnouncements.write.discard).click();
    await button(deskAnnouncements.discard.confirm).click();
    await expect(page).toHaveURL(desk.pages.announcements.href);

    await openDocument(page, "about");
    await page.evaluate(wrapElements);
    for (const words of ["Words ".repeat(400), "A few words."]) await firstField(page).fill(words);
    await expectSaved(page);
    await scheduleDraft(page);
    await button("Take it off the schedule").click();
    await expect(button("Schedule")).toBeVisible();
    await discardDraft(page);
    await openDocument(page, "testimonials");
    await page.evaluate(wrapElements);
    await button(/^Remove/)
      .first()
      .click();
    await expectSaved(page);
    await button(deskPages.items.undo).click();
    await expect(button(deskPages.items.undo)).toHaveCount(0);
    await discardDraft(page);
  },
);
