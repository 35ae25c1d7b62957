import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Page, type Route } from "@playwright/test";
import type axe from "axe-core";
import { newClientAddress } from "../support/client-address";
import { figure, isFull } from "../support/figure";
import { findHiddenScroll } from "./overflow";

type Fixtures = {
  /** Console messages and requests to other hosts that match do not fail the test. */
  expectErrors: (pattern: RegExp) => void;
  /** Each call opens a separate browser context. */
  openBrowser: () => Promise<Page>;
};

const own = ["localhost", "127.0.0.1"];

function listen(page: Page, errors: string[]) {
  page.on("console", (message) => {
    // Next preloads stylesheets that it uses later, which a slow browser reports as unused. The sandboxed frame of an
    // email blocks the script that Playwright injects.
    const isHarmless =
      /was preloaded using link preload|Blocked script execution in '[^']*\/api\/desk\/mail-preview/;
    if (isHarmless.test(message.text())) return;
    if (["error", "warning"].includes(message.type()))
      errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => errors.push(error.message));
  // No page may request another host.
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(http|ws)s?:$/.test(protocol) && !own.includes(hostname)) errors.push(`asked of ${hostname}`);
  });
}

/** Reports violations of the content security policy, which would otherwise cause no error. */
function reportViolations() {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`policy: ${violatedDirective} ${blockedURI} by ${sourceFile}`);
  });
}

export const test = base.extend<Fixtures & { expected: RegExp[]; consoleErrors: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
  expected: async ({}, use) => use([]),

  expectErrors: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),

  consoleErrors: async ({ expected }, use) => {
    const errors: string[] = [];
    await use(errors);
    const stray = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
    if (process.env.FIGURES_FILE) {
      const count = (start: string) => stray.filter((text) => text.startsWith(start)).length;
      figure("policy-violations", count("policy:"), "reports", "browser");
      figure("other-hosts-requested", count("asked of"), "requests", "browser");
    }
    expect(stray, "errors and warnings in the console").toEqual([]);
  },

  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, "x-forwarded-for": newClientAddress() });
  },

  context: async ({ context, consoleErrors }, use) => {
    await context.addInitScript(reportViolations);
    context.on("page", (page) => listen(page, consoleErrors));
    await use(context);
  },

  openBrowser: async ({ browser, consoleErrors }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      await context.addInitScript(reportViolations);
      contexts.push(context);
      const page = await context.newPage();
      listen(page, consoleErrors);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** A test without one of these tags runs once, on the desktop. */
export const both = { tag: "@both" };
export const phone = { tag: "@phone" };
/** Runs on the phone, and in the full run also on the desktop. */
export const bothInFull = isFull ? both : phone;

/** Runs in `npm run test:browser` only, because `npm test` has a time limit. */
export const inFull = isFull ? test : test.skip;

export { expect };

// Uses the minified build, because it is half as large and every page loads it.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const listNote =
  "lists without a role, which VoiceOver in Safari does not announce when they have no bullets";
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Checks WCAG 2.2 AA and best practices in the page's current state, or in the part that `within` selects. Throws on a
 * page with frames, because axe checks only one document.
 */
export async function expectAccessible(page: Page, within?: string) {
  await settle(page);
  // After a soft navigation the title may change later than the page.
  await expect(page).toHaveTitle(/\S/);
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ([within, values]) => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, {
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
      });
      return found.violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ target }) => target.join(" ")),
      }));
    },
    [within, rules] as const,
  );
  expect(violations).toEqual([]);
  expect(await page.locator(`${within ?? "body"} :is(ul, ol):not([role=list])`).count(), listNote).toBe(0);
  expect(await findHiddenScroll(page)).toEqual([]);
}

/** Waits for running animations to end, because axe must check the final colours. */
async function settle(page: Page) {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline, effect, playState }) => {
          const { endTime } = effect?.getComputedTiming() ?? {};
          return timeline instanceof DocumentTimeline && endTime !== Infinity && playState === "running";
        })
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
}

export const hydrated = (page: Page) => page.waitForSelector("html[data-hydrated]", { state: "attached" });

/** Returns a function that lets the delayed requests continue. */
export async function delayRequests(page: Page, address: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

/** Lets the server handle the next call, but withholds the response and its cookies from the browser. */
export async function loseAnswer(page: Page, address: RegExp) {
  const handle = async (route: Route) => {
    const cookies = await page.context().cookies();
    await route.fetch({ maxRetries: 2 });
    await page.context().clearCookies();
    await page.context().addCookies(cookies);
    await route.abort();
  };
  await page.route(address, handle, { times: 1 });
}

export function watchCalls(page: Page, address: RegExp) {
  const bodies: string[] = [];
  page.on("request", (request) => {
    if (address.test(request.url())) bodies.push(request.postData() ?? "");
  });
  return bodies;
}
