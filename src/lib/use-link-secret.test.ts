import { expect, test } from "vitest";
import { readSecret } from "./use-link-secret";

const secret = "tFh-3w_K9fQ0";

test.each([
  `#${secret}`,
  `#${secret}=`,
  `#${secret}%3E`,
  `#${secret}>.`,
  `#${secret}%20`,
  `#%20${secret}`,
  `##${secret}`,
  `#%2523${secret}`,
  `#${secret}?utm_source=news`,
  `#${secret}&utm_source=news#top`,
  `?utm_source=news#${secret}`,
  `?utm_source=news%23${secret}`,
  `?a=1&b=2%252523${secret}%3D`,
])("the secret is read from an address that ends with %s", (end) => {
  expect(readSecret(new URL(`https://aurea.example/auth/reset${end}`))).toBe(secret);
});

test.each(["", "#", "#%20", "?utm_source=news", "?utm_source=news#", "#.>"])(
  "an address that ends with %j has no secret",
  (end) => expect(readSecret(new URL(`https://aurea.example/auth/reset${end}`))).toBe(""),
);
