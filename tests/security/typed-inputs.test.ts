import { makeMember, signInAs } from "@tests/support/factories";
import { figure } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { expect, test } from "vitest";

const { cookie } = await signInAs(await makeMember());
const browser = createBrowser();

function rename(json: unknown, meta: unknown) {
  return browser.trpc("profile.updateNickname", {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ json, meta }),
  });
}

const kinds = ["Date", "bigint", "regexp", "set", "map", "number", "Error", "URL"];
const long = { displayName: "Noor", length: 400_000_000 };
const hostile: [what: string, json: unknown, meta: unknown][] = [
  ["a list of 400 million bytes", long, { values: [["typed-array", "Uint8Array"]] }],
  ["400 million numbers", 400_000_000, { values: [["typed-array", "Float64Array"]] }],
  ["bytes in a field", { displayName: long }, { values: { displayName: [["typed-array", "Uint8Array"]] } }],
  ["a class", { displayName: "Noor" }, { values: [["class", "User"]] }],
  ["a symbol", { displayName: "Noor" }, { values: { displayName: [["symbol", "x"]] } }],
  ["a circle", { displayName: "Noor" }, { referentialEqualities: { "": ["displayName"] } }],
  ["a list of values", { displayName: "Noor" }, { values: [["undefined"], { displayName: ["Date"] }] }],
  ["nothing known", { displayName: "Noor" }, { kinds: [] }],
  ["no object", { displayName: "Noor" }, "values"],
  ...kinds.map((kind): (typeof hostile)[number] => [
    kind,
    { displayName: "1" },
    { values: { displayName: [kind] } },
  ]),
];

test("superjson metadata that would create a type beyond JSON is refused", async () => {
  const begun = performance.now();
  let refused = 0;
  for (const [what, json, meta] of hostile) {
    const answer = await rename(json, meta);
    if (answer.status === 400) refused += 1;
    expect.soft(answer.status, what).toBe(400);
    expect((await answer.json()).error.json.message, what).toMatch(/^[A-Z].+\.$/);
  }
  const took = performance.now() - begun;
  figure("inputs-of-other-kinds-refused", refused, `of ${hostile.length}`);
  expect(took).toBeLessThan(5_000);
});

test("an input field that superjson marks as undefined is accepted as omitted", async () => {
  const form = { name: "Noor", email: "leaves-out@example.org", motivation: null };
  const meta = { values: { motivation: ["undefined"] }, v: 1 };
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ json: form, meta });
  expect((await browser.trpc("coaching.joinWaitlist", { method: "POST", headers, body })).status).toBe(200);
  const input = encodeURIComponent(JSON.stringify({ json: null, meta: { values: ["undefined"], v: 1 } }));
  expect((await browser.trpc(`futureApps.list?input=${input}`)).status).toBe(200);
});
