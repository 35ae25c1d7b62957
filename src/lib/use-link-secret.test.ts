import { afterEach, expect, test, vi } from "vitest";
import { dropLinkSecret, readSecret } from "./use-link-secret";

const secret = "tFh-3w_K9fQ0-Jx7YbPq2LmVnRc8sDgHkZ_uWeXa4oE";

test.each([
  `#${secret}`,
  `#${secret}=`,
  `#${secret}>.`,
  `#%20${secret}`,
  `#${secret}?utm_source=news`,
  `#${secret}&utm_source=news#top`,
  `?utm_source=news#${secret}`,
  `?a=1&b=2%252523${secret}%3D`,
  `#=3D${secret}`,
  `#&lt;${secret}&gt;`,
  `#_${secret}_`,
  `#${secret.slice(0, 20)}=%0D%0A${secret.slice(20)}`,
  `#${secret.slice(0, 20)}\u00ad${secret.slice(20)}`,
  `#${[...secret].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("")}`,
  `#${secret.replace("-", "%252D").replaceAll("_", "%25255f")}`,
  `?a=1&num;${secret}`,
  `#utm_content=${"x".repeat(60)}&token=${secret}`,
  `#35;${secret}`,
  `#${secret.replaceAll("-", "‑")}`,
  `#${secret.replace("-", "−").replace("-", "—")}.`,
  `?%2523${secret.replace("-", "%25E2%2580%2591")}`,
  `#${secret.replaceAll("-", "－")}`,
  `?utm_source=news＃${secret}`,
  `#${secret}%20and%20the%20words%20after%20it`,
  `#${secret}__;Iw!!x$`,
  `#${secret.replaceAll("_", "＿")}`,
  `#${secret.replace(/\w/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))}`,
  `#${secret.replaceAll("-", "&#45;").replaceAll("_", "&#x5F;")}`,
  `#${secret.slice(0, 20)}<br>${secret.slice(20)}`,
  `#${secret.slice(0, 20)}%253Cwbr%253E${secret.slice(20)}%E2`,
])("the secret of an emailed link is read from an address that ends with %s", (end) => {
  expect(readSecret(new URL(`https://aurea.example/auth/reset${end}`))).toBe(secret);
});

test.each(["", "#", "#%20", "?utm_source=news", "?utm_source=news#", "#.>"])(
  "an address that ends with %j has no secret of an emailed link",
  (end) => expect(readSecret(new URL(`https://aurea.example/auth/reset${end}`))).toBe(""),
);

afterEach(() => void vi.unstubAllGlobals());

test("a used secret is removed from the address, unless another link was opened meanwhile", () => {
  const replaceState = vi.fn();
  vi.stubGlobal("window", {
    location: new URL(`https://aurea.example/auth/reset#${secret}`),
    history: { replaceState },
  });
  dropLinkSecret("an-earlier-secret");
  expect(replaceState).not.toHaveBeenCalled();
  dropLinkSecret(secret);
  expect(replaceState).toHaveBeenCalledWith(null, "", "/auth/reset");
});

test.each([
  ["#", ""],
  ["#a.", ""],
  ["-", "a"],
])(
  "reading the secret of an emailed link takes less than a second if the address repeats %s 30,000 times",
  (part, end) => {
    const startedAt = performance.now();
    readSecret({ hash: `#${part.repeat(30_000)}${end}`, search: "" });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  },
);
