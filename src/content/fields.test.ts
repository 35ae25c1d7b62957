import { expect, test } from "vitest";
import { address } from "./fields";

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
  "an address field accepts https addresses, paths and email addresses: for %s, isAccepted is %s",
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
