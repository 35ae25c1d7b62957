import { applyAs, fillApplication, openModal, submitOf } from "./coaching";
import { enterDesk, expect, hydrated, inFull, test } from "./fixtures";

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

inFull(
  "a question says where it stands, and the result who it is about and what to do with it",
  async ({ page }) => {
    await page.goto("/eq-assessment");
    await page.getByRole("button", { name: "Begin" }).click();
    const options = page.getByRole("main").getByRole("group").getByRole("button");
    await options.first().click();
    await expect(page.getByRole("status")).toHaveText("Question 2 of 5");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - progressbar "Progress"
      - status: Question 2 of 5
      - heading "Someone you respect says the work is not good enough. What happens in you first?" [level=1]
      - paragraph: The first answer is usually the honest one.
      - button "Previous Question"
      - group "Someone you respect says the work is not good enough. What happens in you first?":
        - button "a I go quiet and guard it. I need a day before I can look at what they meant."
        - button "b I ask for the list. If I can see where it is wrong, I can have it mended by Thursday."
        - button "c I laugh and agree, and spend the evening wondering whether they still like me."
        - button "d I am already thinking about the next thing. Perhaps this one was never mine."
  `);
    for (let n = 2; n <= 5; n += 1) {
      await expect(page.getByRole("status")).toHaveText(`Question ${n} of 5`);
      await options.first().click();
    }
    await expect(page).toHaveURL("/eq-results");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - region "The Guardian":
        - paragraph: Welcome. Your Emotional Archetype is...
        - heading "The Guardian" [level=1]
        - paragraph: Keeper of the gate, last to sit down
        - figure "I":
          - img "An arch with a lamp, and the sun on the water beyond it"
      - heading "What This Means" [level=2]
      - heading "Your Hidden Power" [level=2]
      - heading "Your Invitation for Growth" [level=2]
      - region "A Healing Mantra":
        - heading "A Healing Mantra" [level=2]
        - paragraph: “The gate is mine. I may open it, and I may close it again.”
      - region "Your First Step to Transformation":
        - heading "Your First Step to Transformation" [level=2]
        - paragraph: Tonight, ten minutes, once the house is quiet.
        - list
        - group "Pictures and print":
          - paragraph: Keep the plate
          - link "For your phone"
          - link "Square, to post"
          - button "Print the sheet"
        - group "Share this page":
          - paragraph: Did somebody come to mind who has this too?
          - button "Copy link"
          - link "E-mail"
          - status: The link leads to the public page of this archetype. It carries no name and no answers.
      - region "Keep what you found":
        - heading "Keep what you found" [level=2]
        - paragraph: Create your free Explorer account to save your results and access exclusive tools.
        - link "Create Your Free Account"
        - link "Explore Without Account"
        - link "See the tools we are making"
        - link "Retake the Assessment"
  `);
  },
);

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

inFull("an application's thanks say that it has arrived, and what comes of it and when", async ({ page }) => {
  await page.goto("/coaching");
  const dialog = await openModal(page, "partnership");
  await fillApplication(dialog);
  await submitOf(dialog).click();
  const sent = page.getByRole("dialog", { name: "Thank You for Your Application!" });
  await expect(sent.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(sent).toMatchAriaSnapshot(`
    - dialog "Thank You for Your Application!":
      - button "Close"
      - heading "Thank You for Your Application!" [level=2]
      - paragraph: Your application for The Partnership will be reviewed personally within 5-7 business days.
      - term: Now
      - definition: Nothing more to do. Close the laptop and have something warm.
      - term: Then
      - definition: A person reads what you wrote, from the first line to the last.
      - term: If
      - definition: /If you are selected, a discovery call invitation follows\\. The call is \\d+ minutes\\./
      - button "Close"
  `);
});

/** The panel of an application that is in review, after what the status says. */
const inReview = (status: string) => `
    - region "What happens next":
      - heading "What happens next" [level=2]
      - paragraph: When you have read it, invite them to the discovery call, or say no right away. You see the letter before it leaves.
      - button "Invite to a call"
      - button "Decline"
      - button "Mark as withdrawn"
      - status: ${status}
      - paragraph: /Until \\d+:\\d+ it can go back to “Pending review”\\./
      - button "Take it back"
  `;

inFull(
  "a coach's move says what can be done, what was done, and for how long it can be taken back",
  async ({ page }) => {
    await enterDesk(page);
    const name = `Ilse ${Date.now().toString(36)}`;
    await applyAs(page, name);
    const panel = page.getByRole("region", { name: "What happens next" });
    await expect(panel).toMatchAriaSnapshot(`
    - region "What happens next":
      - heading "What happens next" [level=2]
      - paragraph: Take it into review, so that the others see it is being read.
      - button "Take into review"
      - button "Mark as withdrawn"
  `);
    await page.getByRole("button", { name: "Take into review" }).click();
    await expect(panel.getByText("Saved. It now stands at")).toBeVisible();
    await expect(panel).toMatchAriaSnapshot(inReview("Saved. It now stands at “In review”."));
    await page.getByRole("button", { name: "Invite to a call" }).click();
    await page.getByRole("button", { name: "Invite and send" }).click();
    await expect(panel.getByText(/The letter waits for ten minutes/)).toBeVisible();
    await expect(panel).toMatchAriaSnapshot(`
    - region "What happens next":
      - heading "What happens next" [level=2]
      - paragraph: "After the call: yes or no. Both come with a letter that you can change."
      - button "Accept"
      - button "Decline"
      - button "Mark as withdrawn"
      - status: Saved as “Invited”. The letter waits for ten minutes before it leaves.
      - paragraph: /The letter leaves at \\d+:\\d+\\. Until then it can go back to “In review”, and the letter is called off\\./
      - button "Take it back"
  `);
    await panel.getByRole("button", { name: "Take it back" }).click();
    await expect(panel.getByText(/^Taken back to/)).toBeVisible();
    await expect(panel).toMatchAriaSnapshot(
      inReview("Taken back to “In review”. The letter was called off and reaches nobody."),
    );
  },
);
