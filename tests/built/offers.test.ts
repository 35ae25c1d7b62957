import { builtPage } from "@tests/support/built-pages";
import { addressesOf, all, find, part, words, wordsOf } from "@tests/support/page-document";
import { expect, test } from "vitest";
import { defaultContent } from "@/content/documents";

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

test("the pricing page offers the open tier and marks the others as coming soon", () => {
  const page = builtPage("/pricing");
  const main = find(page, "main");
  const join = all(main, "a").filter((link) => words(link) === "Join Today");
  expect(join.map((link) => link.getAttribute("href"))).toEqual(["/auth?mode=sign-up"]);
  const later = all(main, "button").filter((button) => /^Coming Soon/.test(words(button)));
  expect(later.map((button) => button.hasAttribute("disabled"))).toEqual([true, true, true, true]);
  expect(all(main, "figure:has(blockquote)")).toHaveLength(6);
  expect(all(main, "details")).toHaveLength(4);
  const founding = words(part(page, "Founding Member"));
  expect(founding).toContain("Lifetime access to all current and future programs and app upgrades");
  expect(founding).toContain("Priority early invitations to apply for coaching programs");
  expect(founding).toContain("Coaching programs themselves are not included.");
});

test("the corporate page links to the booking calendar in a new tab from five places", () => {
  const main = find(builtPage("/corporate"), "main");
  const booking = all(main, 'a[href="https://calendar.aurea.example/clarity-call"]');
  expect(booking.map((link) => link.getAttribute("target"))).toEqual(Array(5).fill("_blank"));
  expect(wordsOf(main, "a").filter((text) => text.startsWith("Learn More"))).toHaveLength(3);
});

test("the coaching page has the path, nine weeks in panels, three programs and six answered questions", () => {
  const page = builtPage("/coaching");
  expect(all(part(page, "Does This Sound Like You?"), "article")).toHaveLength(4);
  expect(wordsOf(part(page, "The Alchemist's Path"), "h3")).toEqual([
    "Weeks 1-3: Explorer",
    "Weeks 4-6: Adventurer",
    "Weeks 7-9: Alchemist",
  ]);
  const blueprint = part(page, defaultContent("coaching").weeks.heading);
  expect(wordsOf(blueprint, "h3")).toEqual(["Know Thyself", "Know Others", "Know the World"]);
  const folds = all(blueprint, "details");
  expect(wordsOf(blueprint, "details h4")).toEqual(
    weeks.map((theme, index) => `Week ${index + 1}: ${theme}`),
  );
  expect(folds.map((fold) => [fold.hasAttribute("open"), all(fold, "ul").length])).toEqual(
    weeks.map(() => [false, 1]),
  );
  const cards = wordsOf(page, "#program-options article");
  expect(cards).toEqual([
    expect.stringMatching(/The Blueprint.*\$999 USD plus VAT/),
    expect.stringMatching(/The Collective.*\$6,999 USD plus VAT/),
    expect.stringMatching(/The Partnership.*\$9,999 USD plus VAT/),
  ]);
  const answers = wordsOf(part(page, "Before you decide"), "details");
  expect(answers).toHaveLength(6);
  expect(answers[0]).toContain("2-3 hours a week");
});

test("the products page has the free toolkit, marked as coming soon, and nine apps to vote for", () => {
  const main = find(builtPage("/products"), "main");
  const door = all(main, "a").find((link) => words(link) === "Get the free toolkit");
  expect(door?.getAttribute("href")).toBe("/auth?mode=sign-up");
  expect(wordsOf(main, "p").filter((text) => text === "Coming soon")).toHaveLength(3);
  expect(
    wordsOf(main, "p").filter((text) => text.startsWith("Your account is the waiting list.")),
  ).toHaveLength(1);
  expect(wordsOf(main, "#seeds h4").toSorted()).toEqual([
    "Conversation Scripts",
    "Daily Gratitude Lens",
    "EQ Vitamins",
    "Mental Rehearsal",
    "Mind Gardener",
    "Mindful Moments",
    "Nuchtere Noot",
    "Reaction Rewind",
    "Sleep Stories",
  ]);
  expect(wordsOf(main, "button")).toEqual(Array(9).fill("Vote for this App"));
});

test("the sign-in page has a password form, Google's button and a link home", () => {
  const main = find(builtPage("/auth"), "main");
  expect(find(main, 'input[name="email"]').getAttribute("autocomplete")).toBe("username");
  expect(find(main, 'input[name="password"]').getAttribute("type")).toBe("password");
  expect(all(main, "input")).toHaveLength(2);
  expect(wordsOf(main, "button")).toEqual(
    expect.arrayContaining(["Sign In", "Sign in with Google", "Forgot your password?"]),
  );
  expect(wordsOf(main, "p")).toContain("Or continue with");
  const back = all(main, "a").find((link) => words(link) === "Back to the front page");
  expect(back?.getAttribute("href")).toBe("/home");
  expect(addressesOf(main, "a")).toEqual(expect.arrayContaining(["/privacy", "/terms"]));
});
