import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

type Fixtures = {
  /** Console errors this test expects; any other one fails it. */
  expectedErrors: RegExp[];
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await use(page);
    const stray = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    expect(stray, "errors in the console").toEqual([]);
  },
});

export { expect };

/** Fails with a readable list when axe finds something on the page as it is now (WCAG 2.2 AA and best practices). */
export async function expectAccessible(page: Page) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map((node) => node.target.join(" ")),
  }));
  expect(found).toEqual([]);
}

/** A member's details that no other test uses. */
export function newMember() {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  return { name: "Noor de Vries", email: `noor-${id}@example.org`, password: "quiet-water-at-dawn" };
}

export type Member = ReturnType<typeof newMember>;

/** Fills in and sends the sign-up form of the page that is open. */
export async function signUp(page: Page, member: Member) {
  await page.getByLabel("Full Name").fill(member.name);
  await page.getByLabel("Email Address").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByLabel("Confirm Password").fill(member.password);
  await page.getByRole("button", { name: "Create Account" }).click();
}

/** Fills in and sends the sign-in form of the page that is open. */
export async function signIn(page: Page, { email, password }: Pick<Member, "email" | "password">) {
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}
