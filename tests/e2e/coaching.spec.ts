import type { Locator, Page } from "@playwright/test";
import { coachingWeeks } from "@/content/coaching-weeks";
import { expect, expectAccessible, holdBack, test, testOnce } from "./fixtures";

const waitlistCall = /coaching\.joinWaitlist/;
const applicationCall = /coaching\.submitApplication/;

const weeks = [
  "Life Wheel, core values and character strengths",
  "Perception and autopilot",
  "Cognitive reframing",
  "Shadow work",
  "From fear to love",
  "Forgiveness",
  "Cultivating desired emotional states",
  "Designing new habits",
  "The legacy manifesto",
];

const openers = {
  collective: ["Join the waiting list", "Join the Collective waiting list"],
  partnership: ["Apply for the Partnership", "Apply for the Partnership One to one"],
} as const;

const dialogs = {
  collective: "Join The Collective",
  partnership: "Apply for 1:1 Coaching Partnership",
} as const;

type Program = keyof typeof dialogs;

function opener(page: Page, program: Program) {
  return page.locator("#program-options").getByRole("button", { name: openers[program][0] });
}

async function openModal(page: Page, program: Program) {
  await opener(page, program).click();
  const modal = page.getByRole("dialog", { name: dialogs[program], exact: true });
  await expect(modal).toBeVisible();
  return modal;
}

async function fillWaitlist(modal: Locator) {
  await modal.getByLabel("Full Name*").fill("Noor de Vries");
  await modal.getByLabel("Email Address*").fill(`noor-${Date.now()}@example.org`);
}

async function fillApplication(modal: Locator) {
  await modal.getByLabel("Full Name*").fill("Noor de Vries");
  await modal.getByLabel("Email Address*").fill("noor@example.org");
  await modal.getByLabel("Current Role*").fill("Product lead");
  await modal.getByLabel("Primary Goals*").fill("To be home when I am at home.");
  await modal.getByLabel("Current Challenges*").fill("I answer everyone but myself.");
  await modal.getByLabel("Commitment Level*").selectOption("Absolute - This is my top priority");
  await modal.getByLabel("Investment Readiness*").selectOption("Planning to invest within 30 days");
  await modal.getByLabel("Timeline*").selectOption("within-2-weeks");
}

const submitOf = (modal: Locator) => modal.locator('button[type="submit"]');

/** Counts the calls that leave the page, and keeps what was sent. */
function watchCalls(page: Page, address: RegExp) {
  const bodies: string[] = [];
  page.on("request", (request) => {
    if (address.test(request.url())) bodies.push(request.postData() ?? "");
  });
  return bodies;
}

test("the page has the path, nine weeks that fold open, three programs and six answers", async ({ page }) => {
  await page.goto("/coaching");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Master Alchemist Program");
  const letters = main.getByRole("region", { name: "Does This Sound Like You?" }).getByRole("article");
  await expect(letters).toHaveCount(4);
  const path = main.getByRole("region", { name: "The Alchemist's Path" }).getByRole("heading", { level: 3 });
  await expect(path).toHaveText(["Weeks 1-3: Explorer", "Weeks 4-6: Adventurer", "Weeks 7-9: Alchemist"]);

  const blueprint = main.getByRole("region", { name: coachingWeeks.heading });
  await expect(blueprint.getByRole("heading", { level: 3 })).toHaveText([
    "Know Thyself",
    "Know Others",
    "Know the World",
  ]);
  const folds = blueprint.locator("details");
  await expect(folds).toHaveCount(9);
  for (const [index, theme] of weeks.entries()) {
    const fold = folds.nth(index);
    await expect(fold.getByRole("heading", { level: 4 })).toHaveText(`Week ${index + 1}: ${theme}`);
    const inside = fold.getByRole("list");
    await expect(inside).toBeHidden();
    await fold.locator("summary").click();
    await expect(inside).toBeVisible();
  }
  await folds.first().locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(folds.first().getByRole("list")).toBeHidden();

  await main.getByRole("link", { name: "See the three ways in" }).click();
  await expect(page).toHaveURL("/coaching#program-options");
  const ways = page.locator("#program-options");
  await expect(ways.getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
  const cards = ways.getByRole("article");
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText(/The Blueprint.*\$999 USD plus VAT/s);
  await expect(cards.nth(1)).toContainText(/The Collective.*\$6,999 USD plus VAT/s);
  await expect(cards.nth(2)).toContainText(/The Partnership.*\$9,999 USD plus VAT/s);

  const answers = main.getByRole("region", { name: "Before you decide" }).locator("details");
  await expect(answers).toHaveCount(6);
  await answers.first().locator("summary").click();
  await expect(answers.first()).toContainText("2-3 hours a week");
  await expect(answers.first().getByText("2-3 hours a week")).toBeVisible();
});

testOnce(
  "the Blueprint's button starts nothing and says why; its closing link is an anchor",
  async ({ page }) => {
    await page.goto("/coaching");
    const button = page.getByRole("button", { name: "Begin the Blueprint" });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription("Opens soon");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/coaching");
    await page.getByRole("link", { name: /^Begin with the Blueprint/ }).click();
    await expect(page).toHaveURL("/coaching#program-options");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

testOnce("the closing links open the two forms", async ({ page }) => {
  await page.goto("/coaching");
  const closing = page.getByRole("region", { name: /^Whichever door/ });
  for (const [label, program] of [
    [/^Apply for the Partnership/, "partnership"],
    [/^Join the Collective waiting list/, "collective"],
  ] as const) {
    const door = closing.getByRole("button", { name: label });
    await door.click();
    await expect(page.getByRole("dialog", { name: dialogs[program], exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(door).toBeFocused();
  }
});

for (const program of ["collective", "partnership"] as const) {
  test(`the ${program} modal holds focus and scrolling, and closes in three ways`, async ({
    page,
    isMobile,
  }) => {
    await page.goto("/coaching");
    const modal = await openModal(page, program);
    await expect(modal.getByRole("heading", { level: 2, name: dialogs[program] })).toBeFocused();
    await expectAccessible(page);
    const tall = await modal.getByRole("form").evaluate((form) => form.getBoundingClientRect().height);
    expect(tall).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.8 + 1);

    const top = await page.evaluate(() => window.scrollY);
    if (isMobile) await page.evaluate(() => window.scrollBy(0, 400));
    else {
      await page.mouse.move(5, 450);
      await page.mouse.wheel(0, 400);
    }
    await page.keyboard.press("PageDown");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    if (!isMobile) expect(await page.evaluate(() => window.scrollY)).toBe(top);

    for (const key of ["Tab", "Shift+Tab"]) {
      for (let presses = 0; presses < 18; presses += 1) {
        await page.keyboard.press(key);
        const isInside = await modal.evaluate((dialog) => dialog.contains(document.activeElement));
        expect(isInside, `${key}, press ${presses + 1}`).toBe(true);
      }
    }

    await page.keyboard.press("Escape");
    await expect(modal).toHaveCount(0);
    await expect(opener(page, program)).toBeFocused();

    await openModal(page, program);
    await modal.getByRole("button", { name: "Close", exact: true }).click();
    await expect(modal).toHaveCount(0);
    await expect(opener(page, program)).toBeFocused();

    await openModal(page, program);
    const box = await modal.boundingBox();
    expect(box?.y, "some of the page is left to press on").toBeGreaterThan(10);
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await expect(modal, "a press inside does not close it").toBeVisible();
    await page.mouse.click(6, 6);
    await expect(modal).toHaveCount(0);
    await expect(opener(page, program)).toBeFocused();
    await page.mouse.wheel(0, 300);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
      .not.toBe("hidden");
  });
}

test("the waiting list takes a name once, says thank you, and offers another turn", async ({ page }) => {
  const calls = watchCalls(page, waitlistCall);
  const release = await holdBack(page, waitlistCall);
  await page.goto("/coaching");
  const modal = await openModal(page, "collective");
  await expect(modal.getByRole("heading", { name: "Join The Collective Waiting List" })).toBeVisible();
  const next = modal.getByRole("heading", { name: "What happens next?" });
  await expect(next).toBeAttached();
  await expect(modal.getByText(/confirmation email/i)).toBeAttached();
  await expect(modal.getByText(/priority access to apply/i)).toBeAttached();
  await expect(modal.getByText(/updates/i)).toBeAttached();
  await expect(modal.getByLabel("Full Name*")).toHaveAttribute("required");
  await expect(modal.getByLabel("Email Address*")).toHaveAttribute("type", "email");
  await fillWaitlist(modal);
  await modal.getByLabel("What draws you to The Collective? (Optional)").fill("The same faces each week.");
  const submit = submitOf(modal);
  await expect(submit).toHaveText("Join The Waiting List");
  await submit.dblclick();
  await expect(submit).toHaveText("Joining Waiting List...");
  await expect(submit).toBeDisabled();
  await modal.getByLabel("Full Name*").press("Enter");
  await expectAccessible(page);
  release();

  const sent = page.getByRole("dialog", { name: "Welcome to the Waiting List!" });
  await expect(sent.getByRole("heading", { level: 2 })).toBeFocused();
  await expectAccessible(page);
  expect(calls).toHaveLength(1);
  await sent.getByRole("button", { name: "Join Another Program" }).click();
  await expect(modal.getByLabel("Full Name*")).toHaveValue("");
  await expect(modal.getByLabel("What draws you to The Collective? (Optional)")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the application is sent once, and its thanks say what happens and when", async ({ page }) => {
  const calls = watchCalls(page, applicationCall);
  const release = await holdBack(page, applicationCall);
  await page.goto("/coaching");
  const modal = await openModal(page, "partnership");
  await expect(modal.getByText(/discovery call is 30 minutes/)).toBeAttached();
  const choices = {
    "Commitment Level*": [
      "Absolute - This is my top priority",
      "High - I'm ready to do whatever it takes",
      "Moderate - I'm interested but have other priorities",
    ],
    "Investment Readiness*": [
      "Ready to invest immediately",
      "Planning to invest within 30 days",
      "Still exploring options",
    ],
    "Timeline*": ["Immediately", "Within 2 weeks", "Within a month", "Within 3 months"],
  };
  for (const [label, texts] of Object.entries(choices)) {
    await expect(modal.getByLabel(label).getByRole("option")).toHaveText(["Choose one", ...texts]);
    await expect(modal.getByLabel(label)).toHaveValue("");
  }
  const values = await modal
    .getByLabel("Timeline*")
    .getByRole("option")
    .evaluateAll((all) => all.map((choice) => choice.getAttribute("value")));
  expect(values).toEqual(["", "immediately", "within-2-weeks", "within-month", "within-3-months"]);

  await fillApplication(modal);
  const submit = submitOf(modal);
  await expect(submit).toHaveText("Submit Application for Review");
  await submit.dblclick();
  await expect(submit).toHaveText("Submitting Application...");
  await expect(submit).toBeDisabled();
  await modal.getByLabel("Current Role*").press("Enter");
  release();

  const sent = page.getByRole("dialog", { name: "Thank You for Your Application!" });
  await expect(sent).toContainText("reviewed personally within 5-7 business days");
  await expect(sent).toContainText("If you are selected, a discovery call invitation follows.");
  await expect(sent).toContainText("30 minutes");
  await expectAccessible(page);
  expect(calls).toHaveLength(1);
  await sent.getByText("Close", { exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener(page, "partnership")).toBeFocused();
  await openModal(page, "partnership");
  await expect(modal.getByLabel("Current Role*")).toHaveValue("");
});

testOnce("both forms name what is missing, go to it, and forget it once it is mended", async ({ page }) => {
  const calls = watchCalls(page, /coaching\./);
  await page.goto("/coaching");
  const list = await openModal(page, "collective");
  await submitOf(list).click();
  const name = list.getByLabel("Full Name*");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Name is required");
  await expect(list.getByLabel("Email Address*")).toHaveAccessibleDescription("Email is required");
  await expect(list.getByLabel("What draws you")).not.toHaveAttribute("aria-invalid");
  await expectAccessible(page);
  await name.fill("Noor");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await list.getByLabel("Email Address*").fill("noor@");
  await submitOf(list).click();
  await expect(list.getByLabel("Email Address*")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
  await expect(list.getByLabel("Email Address*")).toBeFocused();
  await name.fill("");
  await list.getByLabel("Email Address*").fill("");
  await page.keyboard.press("Escape");

  const form = await openModal(page, "partnership");
  await submitOf(form).click();
  await expect(form.getByLabel("Full Name*")).toBeFocused();
  const needed = [
    "Full Name*",
    "Email Address*",
    "Current Role*",
    "Primary Goals*",
    "Current Challenges*",
    "Commitment Level*",
    "Investment Readiness*",
    "Timeline*",
  ];
  for (const label of needed) await expect(form.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
  for (const label of ["Coaching Experience (Optional)", "Additional Information (Optional)"]) {
    await expect(form.getByLabel(label)).not.toHaveAttribute("aria-invalid");
  }
  await expect(form.getByLabel("Timeline*")).toHaveAccessibleDescription("Please choose one");
  await expectAccessible(page);
  await fillApplication(form);
  for (const label of needed) await expect(form.getByLabel(label)).not.toHaveAttribute("aria-invalid");
  expect(calls).toEqual([]);
});

test.describe("when sending fails", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  testOnce(
    "the waiting list says so, loses nothing, and works at the next try",
    async ({ page, context }) => {
      await page.goto("/coaching");
      const modal = await openModal(page, "collective");
      await fillWaitlist(modal);
      const failure = modal.getByRole("alert");

      await page.route(waitlistCall, (route) => route.abort());
      await submitOf(modal).click();
      await expect(failure).toHaveText("Failed to join waiting list. Please try again.");
      await expect(failure).toHaveClass(/message--error/);
      await expect(submitOf(modal)).toBeFocused();
      await expect(modal.getByLabel("Full Name*")).toHaveValue("Noor de Vries");
      await expectAccessible(page);

      await page.unrouteAll();
      await page.route(waitlistCall, (route) => route.fulfill({ status: 500, body: "<h1>broken</h1>" }));
      await submitOf(modal).click();
      await expect(failure).toHaveText("Failed to join waiting list. Please try again.");
      await page.unrouteAll();
      await context.setOffline(true);
      await submitOf(modal).click();
      await expect(failure).toHaveText("Failed to join waiting list. Please try again.");
      await context.setOffline(false);
      await submitOf(modal).click();
      await expect(page.getByRole("dialog", { name: "Welcome to the Waiting List!" })).toBeVisible();
    },
  );

  testOnce("an application whose answer is lost is sent again under the same key", async ({ page }) => {
    const calls = watchCalls(page, applicationCall);
    await page.goto("/coaching");
    const modal = await openModal(page, "partnership");
    await fillApplication(modal);
    await page.route(applicationCall, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submitOf(modal).click();
    await expect(modal.getByRole("alert")).toHaveText("Failed to submit application. Please try again.");
    await expect(modal.getByLabel("Primary Goals*")).toHaveValue("To be home when I am at home.");
    await expect(modal.getByLabel("Timeline*")).toHaveValue("within-2-weeks");
    await expectAccessible(page);
    await page.unrouteAll();
    await submitOf(modal).click();
    await expect(page.getByRole("dialog", { name: "Thank You for Your Application!" })).toBeVisible();
    const keys = calls.map((body) => /"idempotencyKey":"([^"]+)"/.exec(body)?.[1]);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  testOnce("what the server says is shown with 'Error:' before it", async ({ page }) => {
    await page.goto("/coaching");
    for (let call = 0; call < 20; call += 1) {
      const answer = await page.request.post("/api/trpc/coaching.joinWaitlist", {
        headers: { "sec-fetch-site": "same-origin" },
        data: { json: { name: "Noor", email: "again@example.org" } },
      });
      expect(answer.status()).toBe(200);
    }
    const modal = await openModal(page, "collective");
    await fillWaitlist(modal);
    await submitOf(modal).click();
    await expect(modal.getByRole("alert")).toHaveText(
      /^Error: That was a lot in a short time. Please try again in \d+ minutes\.$/,
    );
  });

  testOnce("a form that cannot be fetched says so beside its button", async ({ page, context }) => {
    await page.goto("/coaching");
    await expect(opener(page, "partnership")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await opener(page, "partnership").click();
    await expect(
      page.getByText("The form did not load. Check your connection and press again."),
    ).toBeVisible();
    await context.setOffline(false);
    await openModal(page, "partnership");
  });
});

testOnce("words that were not sent are asked about, kept, and there after a reload", async ({ page }) => {
  await page.goto("/coaching");
  const modal = await openModal(page, "partnership");
  await fillApplication(modal);
  const question = page.getByRole("alertdialog", { name: "Close without sending?" });
  for (const ask of [
    () => page.keyboard.press("Escape"),
    () => modal.getByRole("button", { name: "Close", exact: true }).click(),
    () => page.mouse.click(6, 6),
  ]) {
    await ask();
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Keep writing" }).click();
    await expect(question).toHaveCount(0);
    await expect(modal.getByLabel("Current Role*")).toHaveValue("Product lead");
  }
  await page.keyboard.press("Escape");
  await expect(question.getByRole("heading")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(modal).toBeVisible();
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Close for now" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener(page, "partnership")).toBeFocused();

  await page.reload();
  await openModal(page, "partnership");
  await expect(modal.getByText("This is what you typed before.")).toBeVisible();
  await expect(modal.getByLabel("Primary Goals*")).toHaveValue("To be home when I am at home.");
  await expect(modal.getByLabel("Commitment Level*")).toHaveValue("absolute");
  await modal.getByRole("button", { name: "Start with an empty form" }).click();
  await expect(modal.getByLabel("Primary Goals*")).toHaveValue("");
  await expect(modal.getByLabel("Commitment Level*")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

testOnce("an empty form closes without a question", async ({ page }) => {
  await page.goto("/coaching");
  const modal = await openModal(page, "collective");
  await modal.getByLabel("Full Name*").fill("N");
  await modal.getByLabel("Full Name*").fill("");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});
