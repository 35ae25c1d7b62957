import { expect, test } from "vitest";
import { readUnsubscribeUrl, unsubscribeUrl } from "./unsubscribe-link";

const id = "cmwxjcslv0002bx7d3lajhghi";
const url = unsubscribeUrl(id);

test.each([
  url,
  url.replace("?of=", "?of%3D"),
  url.replace("?of=", "?of=3D"),
  url.replace("?of=", "?utm_source=a.b&amp;of="),
  `${url}&utm_source=a.b`,
  `${url}%3E.`,
])("the member is read from %s, as mail programs encode and extend it", (address) => {
  expect(readUnsubscribeUrl(address)).toBe(id);
});

test.each([
  url.slice(0, -1),
  url.replace(id, "another"),
  url.replace(/\?.*/, ""),
  url.replace(/\?.*/, "?of=a.b"),
])("no member is read from %s", (address) => expect(readUnsubscribeUrl(address)).toBeNull());
