import { expect, test } from "vitest";
import { defaultContent, formSchema, mergeContent } from "./documents";
import { address, type FieldSchema, text } from "./fields";

const messagesOf = (text: string) =>
  (address().safeParse(text).error?.issues ?? []).map(({ message }) => message);

test.each([
  ["https://pay.example.org/a?b=c", true],
  ["/auth?mode=sign-up", true],
  ["#method", true],
  ["mailto:ilse@example.org", true],
  ["mailto:ilse+pay@b\u00fccher.example?subject=The%20Adventurer", true],
  ["https://b\u00fccher.example/", true],
  ["https://pay.my_shop.example:8443/", true],
  ["https://192.0.2.7/pay", true],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["javascript:alert(1)", false],
  ["http://pay.example.org/", false],
  ["https://me:secret@pay.example.org/", false],
  ["https://pay.example.org/a b", false],
  ["data:text/html,x", false],
  ["https:pay.example.org", false],
  ["https:/pay.example.org/a", false],
  ["https://pay", false],
  ["https://.", false],
  ["mailto:ilse", false],
  ["mailto:ilse@", false],
  ["mailto:@example.org", false],
  ["mailto:ilse@example", false],
  ["mailto:ilse@@example.org", false],
  ["mailto:ilse@example..org", false],
  ["mailto:ilse@example.org.", false],
  ["mailto:%@example.org", false],
  ["https://pay..example.org/", false],
  ["https://pay,example.org/", false],
  ["https://-pay.example.org/", false],
  ["https://pay.example.org,", false],
])(
  "an address field accepts only https addresses, paths, anchors and email addresses: %s",
  (text, isAccepted) => {
    expect(address().safeParse(text).success).toBe(isAccepted);
  },
);

test.each([
  ["mailto:ilse@example", "Please put a whole email address after mailto:, as in mailto:name@example.org."],
  [
    "https://pay,example.org",
    "This is not the address of a site. Please check what follows https://, as in https://example.org/page.",
  ],
  ["pay.example.org", /^Please begin with https:/],
])("the address %s is refused with a message about its mistake", (text, message) => {
  expect(messagesOf(text)).toEqual([expect.stringMatching(message)]);
});

test("an address with a space inside has one error, which says to remove the spaces", () => {
  expect(messagesOf("https://pay.example.org/my plan")).toEqual([
    "An address has no spaces. Please take them out.",
  ]);
  expect(messagesOf(" https://pay.example.org/plan\u00a0")).toEqual([]);
});

test.each([
  ["“I sleep again.”", "I sleep again."],
  ['"I sleep again."', "I sleep again."],
  ["«\u00a0Je dors.\u00a0»", "Je dors."],
  ["„Ich schlafe.“", "Ich schlafe."],
  ["‘I don’t wake.’", "I don’t wake."],
  ["“Yes” and “no”", "“Yes” and “no”"],
  ["“Fine” is now a swear word…”", "“Fine” is now a swear word…”"],
  ["She said: “Rest.”", "She said: “Rest.”"],
])(
  "only quotation marks around the whole quote are removed, because the page adds its own: %s",
  (quote, shown) => {
    expect(text(undefined, { isQuote: true }).parse(quote)).toBe(shown);
  },
);

test("testimonials, the host's quote and what companies say are shown without quotation marks of the coach", () => {
  const quote = "“I sleep again.”";
  const [testimonial] = defaultContent("testimonials").list;
  const { list } = defaultContent("corporate").painPoints;
  const shown = [
    mergeContent("testimonials", { list: [{ ...testimonial, quote }] }).content.list[0]?.quote,
    mergeContent("podcast", { host: { quote } }).content.host.quote,
    mergeContent("corporate", { painPoints: { list: list.map((one) => ({ ...one, said: quote })) } }).content
      .painPoints.list[0]?.said,
  ];
  expect(shown).toEqual(Array(3).fill("I sleep again."));
});

function fixedTextsIn({ widget, const: text = "", properties = {} }: FieldSchema): string[] {
  const inner = Object.values(properties).flatMap(fixedTextsIn);
  return widget === "fixed" ? [...text.split("\n"), ...inner] : inner;
}

// These are examples; tests/built/form-texts.test.ts checks every text in the HTML of the pages.
test.each([
  ["home", "Free, 5 minutes, five questions. No account needed."],
  ["lounge", "Reflection Prompts"],
  ["lounge", "Breathe out."],
  ["products", "Open now"],
  ["products", "Ask for them again"],
  ["podcast", "Load the player"],
  ["coaching", "Joining Waiting List..."],
  ["coaching", "Welcome to the Waiting List!"],
  ["coaching", "Failed to join waiting list. Please try again."],
  ["coaching", "Submit Application for Review"],
  ["coaching", "Commitment Level*"],
  ["coaching", "Absolute - This is my top priority"],
  ["coaching", "Please enter a valid email address"],
  ["pricing", "Join Today"],
  ["corporate", "Learn More"],
  ["archetypes", "Your Hidden Power"],
  ["archetypes", "The link is copied."],
  [
    "privacy",
    "Which app, on which day, and whose vote: your account’s, or that of a random number your browser carries for us.",
  ],
  ["privacy", "aurea.session"],
  ["offers", "Coming Soon"],
  ["offers", "Choose Plan"],
  ["offers", "JOIN THE WAITLIST FOR LAUNCHING COHORT"],
  ["futureApps", "Voting..."],
  ["futureApps", "You have already voted for this app from this device."],
  ["site", "Privacy Policy"],
  ["site", "Sign Out"],
] as const)("the form of the document %s shows the fixed text %j", (id, text) => {
  expect(fixedTextsIn(formSchema(id))).toContain(text);
});
