import { anyEmail, application } from "@tests/support/application";
import { isFull } from "@tests/support/figure";
import { isInstalled } from "@tests/support/installed";
import { button, field, heading, journey, link, patience, text } from "@tests/support/journey";
import { type PhoneBrowser, phoneBrowsers } from "@tests/support/phone-browsers";
import { type Site, startSite } from "@tests/support/started-site";
import { digitsFrom } from "@tests/support/world-examples";
import Database from "better-sqlite3";
import { generate } from "otplib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findFreePort } from "../../scripts/support/free-port";

const password = "quiet-water-at-dawn";
const { Firefox } = phoneBrowsers;

let browser: PhoneBrowser;
let site: Site;
let origin: string;

const { see, reach, open } = journey(() => ({ browser, url: site.url }));
const keys = () => browser.keyboard ?? expect.fail("this browser has no keyboard");

async function post(procedure: string, json: object) {
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const body = JSON.stringify({ json });
  const answer = await fetch(`${origin}/api/trpc/${procedure}`, { method: "POST", headers, body });
  expect(answer.status, await answer.text()).toBe(200);
}

async function createCoach(email: string) {
  await post("account.signUp", { displayName: "Ines", email, password });
  const db = new Database(site.databaseFile);
  db.prepare("UPDATE users SET role = 'coach' WHERE email = ?").run(email);
  db.close();
}

const inArabic = digitsFrom(0x660);

async function act(xpath: string) {
  await reach(xpath);
  await keys().press("Enter");
}

// The quick run tests the same pages and keys in Chromium (tests/e2e/desk-keys.spec.ts,
// tests/e2e/desk-pages-editor.spec.ts).
describe.runIf(isFull && isInstalled(Firefox?.program, "Firefox"))(
  "the Desk in Firefox",
  { timeout: 240_000 },
  () => {
    beforeAll(async () => {
      const port = await findFreePort();
      origin = `http://localhost:${port}`;
      site = await startSite({ NEXTAUTH_URL: origin }, { port });
      if (Firefox?.program) browser = await Firefox.start(Firefox.program);
    });
    afterAll(async () => {
      await browser?.close();
      await site?.stop();
    });

    test("a coach changes an application's status, and schedules, publishes and restores a page by keyboard alone", async () => {
      const email = anyEmail("ines");
      await createCoach(email);
      await post("coaching.submitApplication", application({ name: "Noor de Vries" }));
      await open("/desk/applications?sort=newest");
      await reach(field("Email Address"));
      await keys().type(email);
      await reach(field("Password"));
      await keys().type(`${password}\n`);
      await see(button("Show the QR code"));
      await act(button("Show the QR code"));
      await see("//code");
      const secret = await browser.run(() => document.querySelector("code")?.textContent ?? "");
      // The page focuses the field for the code.
      await keys().type(`${inArabic(await generate({ secret: secret.replaceAll(" ", "") }))}\n`);
      await see(heading("Save these ten codes"));
      await act(button("I have saved them"));

      await see(`//main${link("Noor de Vries")}`);
      const goToRow = async () => {
        await keys().press("j");
        return browser.run(() => document.activeElement?.textContent);
      };
      await expect.poll(goToRow, { ...patience, message: "the page listens to keys" }).toBe("Noor de Vries");
      await keys().press("Enter");
      await see(heading("Noor de Vries"));
      await act(button("Start the review"));
      await see(text("Saved. The status is now “In review”."));
      await see(button("Undo"));
      await act(button("Undo"));
      await see(text("Undone. The status is “Pending review” again."));

      const isOnPage = async () =>
        /<h1[^>]*>(?:<[^>]+>)*Some days\. /.test(await (await fetch(`${site.url}/about`)).text());
      await open("/desk/pages/about");
      await reach(field("Title"));
      await keys().type("Some days. ");
      await see(text("Saved at"));
      await open("/desk/pages/about");
      await act(button("Schedule"));
      await reach(field("Goes live on"));
      // Month, day, year, hour, minute and PM; Firefox moves to the next part by itself.
      await keys().type("122420990630p");
      await act(button("Schedule it"));
      await see('//*[starts-with(normalize-space(), "Goes live on 24 Dec 2099, 18:30")]');
      await open("/desk/pages/about");
      await act(button("Take it off the schedule"));
      await see(text("It is off the schedule"));
      await open("/desk/pages/about");
      await act(button("Publish"));
      await see(heading("Publish About?"));
      await keys().press("Escape");
      // The focus has returned to the button.
      await keys().press("Enter");
      await act(button("Publish it"));
      await see(text("Published."));
      expect(await isOnPage()).toBe(true);
      await act('//button[starts-with(normalize-space(), "Restore (The original text")]');
      await act(button("Restore and publish"));
      await see(text("Restored."));
      expect(await isOnPage()).toBe(false);
      expect(browser.complaints()).toEqual([]);
    });
  },
);
