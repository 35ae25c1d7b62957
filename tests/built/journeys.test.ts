import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isFull } from "@tests/support/figure";
import { isInstalled } from "@tests/support/installed";
import { button, heading, journey, link, patience, text } from "@tests/support/journey";
import { pagePaths } from "@tests/support/page-paths";
import { type PhoneBrowser, phoneBrowsers } from "@tests/support/phone-browsers";
import { makeTallPicture } from "@tests/support/picture-file";
import { findMail, pathIn } from "@tests/support/sent-mails";
import { siteFolder } from "@tests/support/site-folder.mjs";
import { siteOfFile } from "@tests/support/site-of-test";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { quiz } from "@/content/quiz";
import { findFreePort } from "../../scripts/support/free-port";

const password = "quiet-water-at-dawn";

let browser: PhoneBrowser;
const port = await findFreePort();
const folder = siteFolder(port);
const environment = { NEXTAUTH_URL: `http://localhost:${port}`, MAIL_FOLDER: join(folder, "mails") };
const site = await siteOfFile(environment, { port });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const phone = journey(() => ({ browser, url: site.url }));
const { use, see, arrive, click, type, choose, untilHydrated, open } = phone;

async function signUp({ open, type, click, arrive }: typeof phone) {
  const email = `${randomUUID()}@example.org`;
  await open("/auth?mode=sign-up");
  await type("Full Name", "Noor de Vries");
  await type("Email Address", email);
  await type("Password", password);
  await type("Confirm Password", password);
  await click(button("Create Account"));
  await arrive("/profile");
  return email;
}

async function signIn(email: string, secret: string) {
  await type("Email Address", email);
  await type("Password", secret);
  await click(`//main${button("Sign In")}`);
  await arrive("/profile");
}

async function signOut() {
  await open("/terms");
  await click("//header//summary");
  await click(button("Sign Out"));
  // The header shows “Menu” again once the menu has closed.
  await see(`//header${text("Menu")}`);
}

/** Runs in the page. Returns the buttons that extend beyond the right edge of their column. */
function findOutside(path: string) {
  const buttons = [...document.querySelectorAll<HTMLElement>('main :is(button, a[class~="group/button"])')];
  return buttons
    .filter((button) => {
      const column = button.parentElement?.getBoundingClientRect();
      return column && button.getBoundingClientRect().right > column.right + 1;
    })
    .map((button) => `${path}: ${button.textContent}`);
}

for (const [name, { program, start }] of Object.entries(phoneBrowsers)) {
  describe.runIf(isInstalled(program, name))(`journeys in ${name}`, { timeout: 240_000 }, () => {
    beforeAll(async () => {
      if (program) browser = await start(program);
    });
    afterAll(() => browser?.close());
    afterEach(() => expect(browser.complaints().splice(0)).toEqual([]));

    const inFull = test.runIf(isFull);

    test("pages run their scripts, even when they are opened at an anchor or reloaded while scrolled", async () => {
      for (const path of [...pagePaths(), "/nothing-here", "/coaching#program-options"]) await open(path);
      await open("/products");
      await browser.run(() => scrollTo({ top: 2_000, behavior: "instant" }));
      await browser.reload();
      await untilHydrated();
      // Skips WebKit, because its driver scrolls to the top on reload.
      if (name === "Firefox")
        await expect.poll(() => browser.run(() => scrollY), patience).toBeGreaterThan(0);
      await click("//header//summary");
      await see(`//header${link("Pricing")}`);
    });

    inFull("every button stays in its column on a tablet", async () => {
      const tablet = await start(program ?? "", { width: 820, height: 1180 });
      const there = journey(() => ({ browser: tablet, url: site.url }));
      const found: string[] = [];
      for (const path of pagePaths()) {
        await there.open(path);
        found.push(...(await tablet.run(findOutside, path)));
      }
      await tablet.close();
      expect(found).toEqual([]);
    });

    inFull("the controls for cropping a picture do not overlap it on a low screen", async () => {
      const low = await start(program ?? "", { width: 390, height: 500 });
      const there = journey(() => ({ browser: low, url: site.url }));
      await signUp(there);
      const file = join(folder, `${name}.jpg`);
      writeFileSync(file, await makeTallPicture());
      await there.use('//input[@type="file"]', (element) => element.upload(file));
      await there.see(button("Use this part"));
      const gap = await low.run(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return Number(box("dialog input[type=range]")?.top) - Number(box(".reactEasyCrop_Container")?.bottom);
      });
      await low.close();
      expect(gap).toBeGreaterThan(0);
    });

    // Skips WebKit, because its Tab key skips links.
    test.runIf(isFull && name === "Firefox")(
      "a focused week in the coaching page's drawing is scrolled into view",
      async () => {
        const low = await start(program ?? "", { width: 390, height: 500 });
        onTestFinished(async () => void (await low.close()));
        await journey(() => ({ browser: low, url: site.url })).open("/coaching");
        const isFocused = () => low.run(() => Boolean(document.activeElement?.matches("[data-week]")));
        for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1)
          await low.keyboard?.press("Tab");
        expect(await isFocused()).toBe(true);
        const measureRoom = () =>
          innerHeight - Number(document.activeElement?.getBoundingClientRect().bottom);
        await expect.poll(() => low.run(measureRoom), patience).toBeGreaterThanOrEqual(0);
      },
    );

    test("links and the Back button lead to other pages without a reload", async () => {
      await open("/");
      await browser.run(() => void Object.assign(window, { isKept: true }));
      await click("//header//summary");
      await click(`//header${link("Pricing")}`);
      await arrive("/pricing");
      await click(`//footer${link("Podcast")}`);
      await arrive("/podcast");
      await expect.poll(() => browser.run(() => scrollY), patience).toBe(0);
      await browser.run(() => history.back());
      await arrive("/pricing");
      await expect.poll(() => browser.run(() => scrollY), patience).toBeGreaterThan(300);
      expect(await browser.run(() => "isKept" in window)).toBe(true);
    });

    test("the quiz leads from its first question to a result, even after a reload", async () => {
      await open("/eq-assessment");
      await click(button("Begin"));
      for (const [index, { question }] of quiz.questions.entries()) {
        await see(heading(question));
        // The quiz continues with the same question after a reload.
        if (index === 2) {
          await browser.reload();
          await untilHydrated();
          await see(heading(question));
        }
        await click('(//main//*[@role="group" or self::fieldset]//button)[4]');
      }
      await arrive("/eq-results");
      await see(heading("The Traveler"));
    });

    test("a vote is recorded and still shown after a reload", async () => {
      const card = '//li[.//*[normalize-space()="EQ Vitamins"]]';
      await open("/products");
      await click(card + button("Vote for this App"));
      await see(card + button("Voted"));
      await browser.reload();
      await see(card + button("Voted"));
    });

    test("a visitor joins the waiting list and applies for the Partnership", async () => {
      await open("/coaching");
      await click(button("Join the waiting list"));
      await type("Full Name", "Noor de Vries");
      const widthOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width;
      expect(await browser.run(widthOf, "dialog[open]")).toBe(await browser.run(widthOf, "html"));
      await type("Email Address", `${randomUUID()}@example.org`);
      await click(button("Join The Waiting List"));
      await see(heading("Welcome to the Waiting List!"));

      // The second form is prefilled with the name and address of the first.
      await open("/coaching");
      await click(button("Apply for the Partnership"));
      await type("Current Role", "Product lead");
      await type("Primary Goals", "To be home when I am at home.");
      await type("Current Challenges", "I answer everyone but myself.");
      await choose("Commitment Level", "absolute");
      await choose("Investment Readiness", "ready");
      await choose("Timeline", "within-2-weeks");
      await click(button("Submit Application for Review"));
      await see(heading("Thank You for Your Application!"));
    });

    test("a member signs up, saves a picture, signs out and resets the password", async () => {
      const email = await signUp(phone);

      const file = join(folder, "me.jpg");
      writeFileSync(file, await makeTallPicture());
      await use('//input[@type="file"]', (element) => element.upload(file));
      await click(button("Use this part"));
      await see('//img[@alt="The picture you chose, not saved yet"]');
      await click(button("Save Picture"));
      await see(text("Profile picture updated successfully!"));
      await open("/profile");
      await see('//img[@alt="The picture of Noor de Vries" and contains(@src, "/api/storage/")]');

      await signOut();
      await open("/auth");
      await signIn(email, password);
      await signOut();

      await open("/auth");
      await click(button("Forgot your password?"));
      await type("Email Address", email);
      await click(button("Send me a link"));
      await see(text("If an account has this address"));
      const mail = await findMail({ url: () => site.url }, email, "Choose a new password");
      await open(pathIn(mail, "/auth/reset"));
      await type("New Password", `${password}-again`);
      await type("Confirm New Password", `${password}-again`);
      await click(button("Save password"));
      await see(heading("Your password is changed"));
      await click(`//main${link("Sign In")}`);
      await signIn(email, `${password}-again`);
    });
  });
}
