import { expectRight, expectWrong, fields, form, openForm } from "../support/auth-page";
import { googleButton, openAuth } from "../support/google-window";
import { shiftsOf, watchShifts } from "../support/layout-shifts";
import { expect, expectAccessible, phone, test } from "./fixtures";

test("the sign-in form shows an error under each invalid field", phone, async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await openForm(page, "sign-in");
  const { email, password } = fields(page);
  const submit = form(page).getByRole("button", { name: "Sign In", exact: true });
  await submit.click();
  await expectWrong(email, "Email is required");
  await expectWrong(password, "Password is required");
  await expect(email).toBeFocused();
  await expectAccessible(page);

  await email.pressSequentially("n");
  await expectRight(email);
  await expectWrong(password, "Password is required");

  for (const wrong of ["noor", "noor@", "@example.org", "noor de vries@example.org"]) {
    await email.fill(wrong);
    await submit.click();
    await expectWrong(email, "Please enter a valid email address");
  }
  await email.fill("noor@example.org");
  await expectRight(email);
  await password.fill("12345");
  await submit.click();
  await expectWrong(password, "Password must be at least 6 characters");
  await expect(password).toBeFocused();
  await password.press("End");
  await password.press("Backspace");
  await expectRight(password);
  expect(sent).toEqual([]);
});

test("the sign-up form shows an error under each invalid field, and each password on request", async ({
  page,
}) => {
  await openForm(page, "sign-up");
  const { name, email, password, confirm } = fields(page);
  const submit = form(page).getByRole("button", { name: "Create Account" });
  await name.fill("   ");
  await submit.click();
  await expectWrong(name, "Name is required");
  await expectWrong(email, "Email is required");
  await expectWrong(password, "Password is required");
  await expectWrong(confirm, "Please confirm your password");
  await expect(name).toBeFocused();
  await expectAccessible(page);

  await name.fill("Noor");
  await expectRight(name);
  await email.fill("noor@nowhere");
  await password.fill("12345");
  await confirm.fill("123456");
  await submit.click();
  await expectRight(name);
  await expectWrong(email, "Please enter a valid email address");
  await expectWrong(password, "Password must be at least 6 characters");
  await expectWrong(confirm, "Passwords do not match");
  await confirm.fill("12345");
  await expectRight(confirm);
  await expectWrong(password, "Password must be at least 6 characters");

  await confirm.fill("quiet-water");
  await submit.click();
  await expectWrong(confirm, "Passwords do not match");
  await password.fill("quiet-water");
  await expectRight(confirm);
  await page.getByRole("button", { name: "Show password" }).first().click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(confirm).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveValue("quiet-water");
});

const inApp = "Google does not work inside another app.";

test(
  "inside another app, Google's button says that it does not work there, and nothing moves",
  phone,
  async ({ page }) => {
    await page.addInitScript(() => {
      const userAgent = `${navigator.userAgent} Instagram 390.0.0.43.81 Android`;
      Object.defineProperty(navigator, "userAgent", { get: () => userAgent });
    });
    await watchShifts(page);
    await openAuth(page);
    await expect(page.getByText(inApp)).toBeVisible();
    await expect(googleButton(page)).toHaveAccessibleDescription(new RegExp(`^${inApp}`));
    await expectAccessible(page);
    expect(await shiftsOf(page)).toBe(0);
  },
);
