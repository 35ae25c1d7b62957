import { coach, nextRecoveryCode } from "@tests/support/desk-people";
import { isFull } from "@tests/support/figure";
import { isInstalled } from "@tests/support/installed";
import { button, journey, text } from "@tests/support/journey";
import { all, parsePage, words } from "@tests/support/page-document";
import { allBrowsers, type PhoneBrowser } from "@tests/support/phone-browsers";
import { type Site, startSite } from "@tests/support/started-site";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type DocumentId, defaultContent, documentIds, documents, formSchema } from "@/content/documents";
import { findFreePort } from "../../scripts/support/free-port";
import { runTs } from "../../scripts/support/run.mjs";

const patience = { timeout: 30_000, interval: 100 };

let site: Site;
let browser: PhoneBrowser;
const { use, see, arrive, click, type, open } = journey(() => ({ browser, url: site.url }));

type Schema = { widget?: string; maxLength?: number; properties?: Record<string, Schema>; items?: Schema };
type Leaf = { path: string; value: string; maxLength: number };

function textsOf(schema: Schema, value: unknown, path: string[] = []): Leaf[] {
  if (schema.items) {
    const { items } = schema;
    return (value as unknown[]).flatMap((item, place) => textsOf(items, item, [...path, `${place}`]));
  }
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([key, part]) =>
      textsOf(part, (value as Record<string, unknown>)[key], [...path, key]),
    );
  const isText = ["heading", "line", "text"].includes(schema.widget ?? "");
  return isText && schema.maxLength
    ? [{ path: path.join("."), value: `${value}`, maxLength: schema.maxLength }]
    : [];
}

async function readBy(path: string) {
  const answer = await fetch(site.url + path);
  expect(answer.status).toBe(200);
  const { body } = parsePage(await answer.text());
  for (const script of all(body, "script")) script.remove();
  return words(body);
}

async function shownTextOf(document: DocumentId) {
  const page = await readBy(documents[document].paths[0]);
  const texts = textsOf(formSchema(document) as Schema, defaultContent(document));
  const found = texts.find(
    ({ value, maxLength }) =>
      maxLength >= 16 && value.length > 8 && !/[*{}"]/.test(value) && page.includes(value),
  );
  if (!found) throw new Error(`no text of ${document} stands on its page`);
  return found;
}

/** Sends the recovery code directly, because without a passkey or an app the page does not ask for it. */
function verifyRecovery(code: string) {
  void fetch("/api/trpc/secondFactor.verifyRecovery", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ json: { code } }),
  }).then(({ status }) => {
    document.documentElement.dataset.verified = `${status}`;
  });
}

const isFieldThere = (path: string) => document.querySelector(`[data-path="${path}"]`) !== null;

function selectField(path: string) {
  const field = document.querySelector<HTMLTextAreaElement>(`[data-path="${path}"]`);
  for (let part = field?.closest("details"); part; part = part.parentElement?.closest("details"))
    part.open = true;
  field?.focus();
  field?.select();
}

/** Runs in the page. Enters the day of consent, without which a changed testimonial is not shown. */
function enterConsent(path: string) {
  const field = document.querySelector(`[data-path="${path.replace(/\w+$/, "consentedOn")}"]`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "2026-01-02");
  field?.dispatchEvent(new Event("input", { bubbles: true }));
}

function previewed() {
  const frame = document.querySelector("iframe");
  return [frame?.contentWindow?.innerWidth, frame?.contentDocument?.body.textContent?.replace(/\s+/g, " ")];
}

beforeAll(async () => {
  const port = await findFreePort();
  const environment = { NEXTAUTH_URL: `http://localhost:${port}` };
  site = await startSite(environment, { port });
  const env = { ...environment, DATABASE_URL: `file:${site.databaseFile}` };
  await runTs("tests/support/site-members.ts", [], { quiet: true, env });
});
afterAll(() => site?.stop());

for (const [name, { program, start }] of Object.entries(allBrowsers)) {
  // The quick run tests the editor in Chromium only (tests/e2e/desk-pages-editor.spec.ts).
  describe.runIf(isFull && isInstalled(program, name))(`the owner's journeys in ${name}`, () => {
    beforeAll(async () => {
      if (program) browser = await start(program);
    });
    afterAll(() => browser?.close());
    afterEach(() => expect(browser.complaints().splice(0)).toEqual([]));

    test("a coach signs in and verifies the second factor", async () => {
      await open("/auth");
      await type("Email Address", coach.email);
      await type("Password", coach.password);
      await click(`//main${button("Sign In")}`);
      await arrive("/profile");
      await browser.run(verifyRecovery, nextRecoveryCode());
      await expect
        .poll(() => browser.run(() => document.documentElement.dataset.verified), patience)
        .toBe("200");
    });

    test.each(documentIds)(
      "a coach changes a text of %s, previews it at three widths, publishes it and restores the original text",
      async (document) => {
        const { path, value } = await shownTextOf(document);
        const page = documents[document].paths[0];
        const changed = `In ${name} ${Date.now() % 10_000}`;
        await open(`/desk/pages/${document}`);
        await expect.poll(() => browser.run(isFieldThere, path), patience).toBe(true);
        await browser.run(selectField, path);
        await use(`//*[@data-path="${path}"]`, (element) => element.type(changed));
        if (document === "testimonials") await browser.run(enterConsent, path);
        await see(text("Saved at"));

        await click(button("Preview"));
        for (const [label, width] of [
          ["Phone 390", 390],
          ["Tablet 820", 820],
          ["Desktop 1440", 1440],
        ] as const) {
          await click(button(label));
          await expect
            .poll(() => browser.run(previewed), patience)
            .toEqual([width, expect.stringContaining(changed)]);
        }
        expect(await readBy(page)).not.toContain(changed);

        await click(button("Publish"));
        await click(button("Publish it"));
        await see(text("Published. Visitors see it now."));
        await expect.poll(() => readBy(page), patience).toContain(changed);

        await click(button("Restore (The original text)"));
        await click(button("Restore and publish"));
        await see(text("Restored. Visitors see this version now."));
        await expect.poll(() => readBy(page), patience).toContain(value);
        expect(await readBy(page)).not.toContain(changed);
      },
    );
  });
}
