import { openModal, submitOf } from "./coaching";
import { expect, hydrated, test } from "./fixtures";

// What a screen reader is given, in its order: these were read through as sentences, and are to stay so.

test("sign-up reads as questions, each with what it asks for and what is wrong", async ({ page }) => {
  await page.goto("/auth?mode=sign-up");
  await hydrated(page);
  const form = page.getByRole("main").locator("form");
  await form.getByRole("button", { name: "Create Account" }).click();
  await expect(form.getByLabel("Full Name")).toBeFocused();
  await expect(form).toMatchAriaSnapshot(`
    - text: Full Name
    - textbox "Full Name" [invalid]
    - paragraph: Name is required
    - text: Email Address
    - textbox "Email Address" [invalid]
    - paragraph: Email is required
    - text: Password
    - textbox "Password" [invalid]
    - button "Show password"
    - paragraph: At least 6 characters.
    - paragraph: Password is required
    - text: Confirm Password
    - textbox "Confirm Password" [invalid]
    - button "Show password"
    - paragraph: Please confirm your password
    - button "Create Account"
    - status
  `);
  await expect(form.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Password is required At least 6 characters.",
  );
});

test("the quiz says what it is, how long it takes, and what becomes of it", async ({ page }) => {
  await page.goto("/eq-assessment");
  await hydrated(page);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - progressbar "Progress"
      - status
      - heading "Discover Your Emotional Archetype" [level=1]
      - paragraph: /Under pressure, most of us do what worked/
      - button "Begin"
      - list:
        - listitem: 5 questions, one at a time, each with four answers.
        - listitem: 5 minutes, if you do not argue with yourself.
        - listitem: 4 archetypes, none of them better than the next.
      - paragraph: /We store your answers only if you are signed in/
  `);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", /1 of 5/);
});

test("the application reads as three groups, and says of each field what is missing", async ({ page }) => {
  await page.goto("/coaching");
  await hydrated(page);
  const dialog = await openModal(page, "partnership");
  await submitOf(dialog).click();
  await expect(dialog.getByLabel("Full Name*")).toBeFocused();
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Apply for 1:1 Coaching Partnership":
      - button "Close"
      - heading "Apply for 1:1 Coaching Partnership" [level=2]
      - form "Application form":
        - paragraph: Fields with * are needed.
        - group "Who you are":
          - textbox "Full Name*" [invalid]
          - paragraph: Name is required
          - textbox "Email Address*" [invalid]
          - paragraph: Email is required
          - textbox "Current Role*" [invalid]
          - paragraph: What fills your weekdays, in a line.
          - paragraph: A word or two about your weekdays, please
        - group "What brings you":
          - textbox "Primary Goals*" [invalid]
          - textbox "Current Challenges*" [invalid]
          - textbox "Coaching Experience (Optional)"
        - group "How you would like to begin":
          - combobox "Commitment Level*" [invalid]
          - paragraph: Please choose one
          - combobox "Investment Readiness*" [invalid]
          - combobox "Timeline*" [invalid]
        - button "Submit Application for Review"
  `);
});
