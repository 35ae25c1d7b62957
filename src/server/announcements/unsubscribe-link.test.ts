import { expect, test } from "vitest";
import { buildUnsubscribeUrl, readUnsubscribeUrl } from "./unsubscribe-link";

const id = "01a22398-2779-7bd0-89de-b5d3e70872fd";
const url = buildUnsubscribeUrl(id);
const [before = "", sealed = ""] = url.split("=");
const spelled = (start: string, value = sealed) => `${before}${start}${value}`;
const inserted = (text: string) => spelled("=", `${sealed.slice(0, 50)}${text}${sealed.slice(50)}`);

test.each([
  url,
  url.replace("?of=", "?of%3D"),
  url.replace("?of=", "?of=3D"),
  url.replace("?of=", "?of=3d"),
  url.replace("?of=", "?of=3D").replace(sealed, `${sealed.slice(0, 50)}=${sealed.slice(50)}=`),
  url.replace("?of=", "?utm_source=a.b&amp;of="),
  `${url}&utm_source=a.b`,
  `${url}%3E.`,
  url.replace("-", "–").replaceAll("-", "‑"),
  ...["=%0D%0A", "%0D%0A", "%C2%AD", "%E2%80%8B", "%3Cwbr%3E", "%20", "+"].map(inserted),
  spelled("%253D", sealed.replaceAll("-", "%252D").replaceAll(".", "%252E")),
  spelled("=", sealed.replaceAll("_", "%EF%BC%BF").replace(".", "%EF%BC%8E")),
  spelled("=", `%3C${sealed}%3E`),
  spelled("=", `_${sealed}_`),
  spelled("=", `__${sealed}__`),
  spelled("=", `${sealed}__;Iw!!x$`),
  spelled("=%20"),
  spelled("=="),
])(
  "the unsubscribe link %s identifies its member, even if a mail program has encoded or extended it",
  (address) => {
    expect(readUnsubscribeUrl(address)).toBe(id);
  },
);

test("the unsubscribe link of a member whose id begins with 3d identifies this member", () => {
  expect(readUnsubscribeUrl(buildUnsubscribeUrl("3d-id"))).toBe("3d-id");
});
