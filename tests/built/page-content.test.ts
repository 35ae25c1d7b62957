import { sections, textsOf } from "@tests/support/archetype-sections";
import { builtPage } from "@tests/support/built-pages";
import { addressesOf, all, find, part, visibleTextOf, words, wordsOf } from "@tests/support/page-document";
import { describe, expect, test } from "vitest";
import { archetypeIds } from "@/content/archetypes";
import { defaultContent } from "@/content/documents";
import { pillarIds } from "@/content/lounge";

const about = defaultContent("about");
const lounge = defaultContent("lounge");

test("the home page has the three steps, three testimonials, three tiers with prices and the program", () => {
  const page = builtPage("/");
  expect(wordsOf(part(page, "The Master Alchemist Method"), "h3")).toEqual([
    "Know Thyself",
    "Know Others",
    "Know the World",
  ]);
  const voices = wordsOf(part(page, "Testimonials"), "figure");
  expect(voices).toHaveLength(3);
  for (const voice of voices) expect(voice).toMatch(/^“.+”.+, .+$/);

  const tiers = all(page, "main li").filter((item) =>
    all(item, "h3").some((name) => /^The /.test(words(name))),
  );
  const [explorer, adventurer, alchemist] = tiers;
  expect(tiers.map((tier) => words(tier))).toEqual([
    expect.stringMatching(/The Explorer.*Free/),
    expect.stringMatching(/The Adventurer.*\$39 per month/),
    expect.stringMatching(/The Alchemist.*\$69 per month/),
  ]);
  expect(addressesOf(explorer!, "a")).toEqual(["/auth?mode=sign-up"]);
  for (const later of [adventurer!, alchemist!]) {
    expect(wordsOf(later, "button[disabled]")).toEqual([expect.stringMatching(/^Coming Soon/)]);
    expect(all(later, "a, button:not([disabled])")).toEqual([]);
  }
  expect(addressesOf(part(page, "The Master Alchemist Program"), "a")).toEqual(["/coaching"]);
});

test("the About page has thirteen steps, a vision, a mission, six principles and links to other pages", () => {
  const page = builtPage("/about");
  expect(all(part(page, about.timeline.title), "li")).toHaveLength(13);
  const headings = wordsOf(page, "main :is(h2, h3)");
  expect(headings).toEqual(expect.arrayContaining(["Vision", "Mission"]));
  expect(all(part(page, about.principles.title), "h3")).toHaveLength(6);
  expect(words(part(page, about.journey.title))).not.toBe("");
  expect(addressesOf(page, "main a")).toEqual(expect.arrayContaining(["/lounge", "/products"]));
});

test("the lounge has the three parts of the Oasis Method, each with three closed panels, and six principles", () => {
  const page = builtPage("/lounge");
  const main = find(page, "main");
  expect(wordsOf(main, "h2")).toContain("The Oasis Method");
  const folds = all(main, "details");
  expect(folds.map((fold) => [words(find(fold, "summary h4")), fold.hasAttribute("open")])).toEqual(
    ["Rest", "Release", "Rise"].flatMap(() => [
      ["Challenge", false],
      ["Reflection Prompts", false],
      ["Solution", false],
    ]),
  );
  const visible = visibleTextOf(main);
  for (const { challenge, prompts, solution } of pillarIds.map((id) => lounge.method[id])) {
    for (const text of [challenge.text, ...prompts.list, solution.text]) expect(visible).not.toContain(text);
  }
  const principles = part(page, lounge.principles.title);
  expect(all(principles, "li")).toHaveLength(6);
  expect(addressesOf(principles, "a")).toContain("/products");
});

test("the podcast page has no player and no platforms until they are configured", () => {
  const main = find(builtPage("/podcast"), "main");
  expect(addressesOf(main, "a")).toEqual(["/lounge"]);
  expect(all(main, "button")).toEqual([]);
});

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

test("the coaching page has the Alchemist's Path, nine weeks in panels, three programs and six answered questions", () => {
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
  const toolkit = all(main, "a").find((link) => words(link) === "Get the free toolkit");
  expect(toolkit?.getAttribute("href")).toBe("/auth?mode=sign-up");
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

/** The specification requires these figures and texts on each page. */
const figures = {
  "/": "Free; $39 per month; $69 per month; 5 minutes; five questions",
  "/pricing": "Free; $39 per month; $69 per month; EUR 690; One-time; Coming Soon; Join Today",
  "/coaching":
    "$999; $6,999; $9,999; USD plus VAT; Weeks 1-3; Weeks 4-6; Weeks 7-9; 2-3 hours a week; 30 minutes",
  "/corporate":
    "starting at $50,000; from $90,000; from $150,000; Most popular; 15-minute; up to 100 people; up to 200 people; " +
    "Organisation-wide; up to 15 managers; 6 months of integration support; 6-month leadership cohort; 4:1; 58%; 35%; " +
    "Discovery & Alignment; Strategic Co-Design; Deliver & Measure",
  "/podcast": "Episodes will be available soon",
  "/eq-assessment": "5 questions; 5 minutes; 4 archetypes",
  "/terms": "5-7 business days; 30 minutes",
};

test.each(Object.entries(figures))(
  "the page %s shows the figures and short texts that the specification requires",
  (path, wanted) => {
    const text = words(find(builtPage(path), "main"));
    expect(wanted.split("; ").filter((figure) => !text.includes(figure))).toEqual([]);
  },
);

test.each([
  ["/", "$39; $69"],
  ["/pricing", "$39; $69; EUR 690"],
  ["/coaching", "$999; $6,999; $9,999"],
  ["/corporate", "$50,000; $90,000; $150,000"],
])("the prices on the page %s are marked so that browsers do not translate them", (path, prices) => {
  expect(wordsOf(builtPage(path), 'main [translate="no"]')).toEqual(prices.split("; "));
});

describe.each(archetypeIds)("the page of the %s", (id) => {
  const page = builtPage(`/archetypes/${id}`);
  const { plate, [id]: content } = defaultContent("archetypes");

  test("an archetype's page has five sections, and shows every text of the archetype", () => {
    const main = find(page, "main");
    expect(wordsOf(main, "article h2")).toEqual(sections);
    const text = visibleTextOf(main);
    const texts = [content.name, ...textsOf(content), plate.keep, plate.share];
    expect(texts.filter((each) => !text.includes(each))).toEqual([]);
  });

  test("an archetype's page links to the quiz and to the pages of the other three archetypes", () => {
    const others = archetypeIds.filter((other) => other !== id).map((other) => `/archetypes/${other}`);
    expect(all(part(page, "The other three"), "a").map((link) => link.getAttribute("href"))).toEqual(others);
    const quiz = all(page, "main a").find((link) => words(link) === "Take the quiz");
    expect(quiz?.getAttribute("href")).toBe("/eq-assessment");
  });
});
