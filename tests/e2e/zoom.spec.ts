import type { Page } from "@playwright/test";
import { application } from "../support/application";
import { choosePicture, makeTallPicture } from "../support/picture-file";
import { routes } from "../support/routes";
import { openModal } from "./coaching";
import { expect, hydrated, inFull } from "./fixtures";
import { createMember, openNewProfile, post, signInAsCoach } from "./members";
import { findBrokenWords, findOverflow, findOverlaps, openPanels, setFontSize, wholeWord } from "./overflow";
import { cardOf, openProducts } from "./products";

const sizes = [
  { width: 320, fontSize: 32 },
  { width: 360, fontSize: 32 },
  { width: 390, fontSize: 32 },
  { width: 320, fontSize: 64 },
  { width: 390, fontSize: 64 },
  { width: 1280, fontSize: 64 },
];

type Size = (typeof sizes)[number];

async function enlarge(page: Page, { width, fontSize }: Size) {
  await page.setViewportSize({ width, height: 844 });
  await setFontSize(page, fontSize);
}

/** `at` names the size in messages. */
async function atEachSize(page: Page, check: (at: string, size: Size) => Promise<void>) {
  for (const size of sizes) {
    await enlarge(page, size);
    await check(`at ${size.width} with ${size.fontSize}`, size);
  }
}

async function expectToFit(page: Page, at: string) {
  // The hidden field, which only robots fill in, is outside the window.
  const found = (await findOverflow(page)).filter((what) => !what.includes("data-1p-ignore"));
  expect.soft([...found, ...(await findOverlaps(page))], at).toEqual([]);
}

/** Checks the page at each size, and at the smaller font size also whether the words in `place` are whole. */
async function expectLargeTextToFit(page: Page, place = "main *") {
  await atEachSize(page, async (at, { fontSize }) => {
    await expectToFit(page, at);
    if (fontSize === 32) expect.soft(await findBrokenWords(page, place, wholeWord), at).toEqual([]);
  });
}

/** Returns the controls of the last dialog that another element covers, or that cannot be scrolled into view. */
function findCovered(page: Page) {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const all =
      dialog?.querySelectorAll("button, input:not(.sr-only, [data-1p-ignore]), select, textarea") ?? [];
    const controls = [...all].filter((control) => control.checkVisibility());
    if (controls.length === 0) return ["no controls"];
    return controls.flatMap((control) => {
      control.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const middle = Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1);
      const isWhole = [left + 6, right - 6].every((x) =>
        control.contains(document.elementFromPoint(x, Math.min(Math.max(middle, top + 6), bottom - 6))),
      );
      return isWhole ? [] : control.outerHTML.slice(0, 200);
    });
  });
}

async function expectUncovered(page: Page, at: string) {
  expect.soft(await findCovered(page), at).toEqual([]);
}

for (const { path } of routes) {
  inFull(`${path} fits at two and four times the font size, with open panels`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await openPanels(page);
    await expectLargeTextToFit(page);
  });
}

inFull("the drawing of the 404 page is not cut off at its sides", async ({ page, expectErrors }) => {
  expectErrors(/status of 404/);
  await page.goto("/nothing-here");
  for (const [width, height, fontSize] of [
    [390, 844, 32],
    [820, 1180, 32],
    [1280, 900, 32],
    [1440, 900, 32],
    [667, 375, 16],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setFontSize(page, fontSize);
    const drawing = page.getByRole("main").locator("picture img");
    const isWhole = () =>
      drawing.evaluate(
        ({ clientWidth, clientHeight, naturalWidth, naturalHeight }: HTMLImageElement) =>
          clientHeight / naturalHeight <= clientWidth / naturalWidth + 0.01,
      );
    await expect.poll(isWhole, { message: `at ${width} by ${height} with ${fontSize}` }).toBe(true);
  }
});

inFull("a question of the quiz can be answered at two and four times the font size", async ({ page }) => {
  await page.goto("/eq-assessment");
  await hydrated(page);
  await enlarge(page, { width: 320, fontSize: 64 });
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("main").getByRole("group").getByRole("button").nth(1).click();
  await expect(page.getByText("Question 2 of 5").first()).toBeVisible();
  await expectLargeTextToFit(page);
});

inFull("a vote and its message fit at two and four times the font size", async ({ page }) => {
  await createMember(page);
  await openProducts(page);
  await cardOf(page, "Mind Gardener").getByRole("button").click();
  await expect(cardOf(page, "Mind Gardener").getByRole("status")).toContainText("Vote recorded!");
  await expectLargeTextToFit(page, "main li *");
});

inFull("the forms of /coaching can be used at two and four times the font size", async ({ page }) => {
  for (const program of ["partnership", "collective"] as const) {
    await page.goto("/coaching");
    const modal = await openModal(page, program);
    await atEachSize(page, (at) => expectUncovered(page, `${program} ${at}`));
    await modal.getByLabel("Full Name*").fill("Noor");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await atEachSize(page, (at) => expectUncovered(page, `question ${at}`));
  }
});

inFull("the profile's dialogs can be used at two and four times the font size", async ({ page }) => {
  await openNewProfile(page);
  await choosePicture(page, { buffer: await makeTallPicture() });
  await expect(page.getByRole("button", { name: "Use this part" })).toBeEnabled();
  await atEachSize(page, (at) => expectUncovered(page, `crop ${at}`));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByLabel("Your password")).toBeVisible();
  await atEachSize(page, (at) => expectUncovered(page, `delete ${at}`));
});

inFull("buttons on narrow phones have last lines at least half as long as the first", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  let wrapped = 0;
  for (const path of ["/corporate", "/coaching", "/lounge"]) {
    await page.goto(path);
    const buttons = await page.locator(".button").evaluateAll((all) =>
      all.map((button) => {
        const range = document.createRange();
        range.selectNodeContents(
          document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode() ?? button,
        );
        return { html: button.outerHTML, widths: [...range.getClientRects()].map(({ width }) => width) };
      }),
    );
    wrapped += buttons.filter(({ widths }) => widths.length > 1).length;
    const uneven = buttons.filter(({ widths: [first = 0, ...more] }) => (more.at(-1) ?? first) < first / 2);
    expect.soft(uneven, path).toEqual([]);
  }
  expect(wrapped).toBeGreaterThan(0);
});

inFull("the notice of an ended session leaves half of the window free at any font size", async ({ page }) => {
  await createMember(page);
  await page.goto("/lounge");
  await expect(page.getByText("Noor").first()).toBeAttached();
  await page.context().clearCookies();
  await page.evaluate(() => new BroadcastChannel("aurea.session").postMessage("changed"));
  const notice = page.getByRole("region", { name: "Your session" });
  await expect(notice).toContainText(/^Your session (has ended|is over)\./);
  await atEachSize(page, async (at, { width }) => {
    expect.soft(await findOverflow(page), at).toEqual([]);
    const box = await notice.boundingBox();
    expect(box?.height, at).toBeLessThanOrEqual(422);
    const words = await notice.getByRole("status").boundingBox();
    expect(words?.width, at).toBeGreaterThan(width / 3);
  });
});

inFull("the unsubscribe page fits at two and four times the font size", async ({ page, expectErrors }) => {
  expectErrors(/status of 400/);
  await page.goto("/api/announcements/leave");
  await atEachSize(page, async (at, { width }) => {
    await expectToFit(page, at);
    const box = await page.locator("main p").first().boundingBox();
    expect(box?.width, at).toBeGreaterThan(width * 0.6);
  });
});

inFull("the profile's message does not cover the focus on its way to the section list", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openNewProfile(page);
  await page.getByLabel("What we call you").fill("Nour");
  await page.getByRole("button", { name: "Save Nickname" }).press("Enter");
  await expect(page.getByText("Nickname updated successfully!")).toBeVisible();
  const list = page.getByRole("navigation", { name: "On this page" }).locator("summary");
  for (let step = 0; step < 12 && !(await list.evaluate((it) => it === document.activeElement)); step += 1) {
    await page.keyboard.press("Shift+Tab");
    const isSeen = await page.evaluate(() => {
      if (document.activeElement?.matches(".sr-only")) return true;
      const { left, right, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return Boolean(hit && document.activeElement?.contains(hit));
    });
    expect.soft(isSeen, `after ${step + 1} steps back`).toBe(true);
  }
  await expect(list).toBeFocused();
});

inFull("a right-to-left page does not scroll sideways, and its texts do not overlap", async ({ page }) => {
  for (const { path } of routes) {
    await page.goto(path);
    await openPanels(page);
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectToFit(page, `${path} at ${width}`);
    }
  }
});

inFull(
  "forms of the Desk's page editor fit at two and four times the font size, with open panels",
  async ({ page }) => {
    await signInAsCoach(page);
    for (const document of ["home", "testimonials", "offers", "futureApps"]) {
      await page.goto(`/desk/pages/${document}`);
      await hydrated(page);
      await openPanels(page);
      await atEachSize(page, (at) => expectToFit(page, `${document} ${at}`));
    }
  },
);

inFull("the Desk's lists of applications fit at two and four times the font size", async ({ page }) => {
  await post(page, "coaching.submitApplication", application());
  await signInAsCoach(page);
  for (const path of ["/desk", "/desk/applications"]) {
    await page.goto(path);
    await atEachSize(page, (at) => expectToFit(page, `${path} ${at}`));
  }
});
