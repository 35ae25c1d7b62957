import { expect, test } from "vitest";
import { buildUnsubscribeUrl, readUnsubscribeUrl } from "./unsubscribe-link";

const id = "01a22398-2779-7bd0-89de-b5d3e70872fd";
const url = buildUnsubscribeUrl(id);

test.each([
  url,
  url.replace("?of=", "?of%3D"),
  url.replace("?of=", "?of=3D"),
  url.replace("?of=", "?utm_source=a.b&amp;of="),
  `${url}&utm_source=a.b`,
  `${url}%3E.`,
  url.replace("-", "–").replaceAll("-", "‑"),
])(
  "the unsubscribe link %s identifies its member, even if a mail program has encoded or extended it",
  (address) => {
    expect(readUnsubscribeUrl(address)).toBe(id);
  },
);
