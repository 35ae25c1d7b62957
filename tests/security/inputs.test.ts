import { makeMember, signInAs } from "@tests/support/factories";
import { figure } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { callOf, type Procedure, procedures } from "@tests/support/procedures";
import { expect, test } from "vitest";

const unstorable = { NUL: "a\0b", "a lone surrogate": "a\ud800b", "NUL and a lone surrogate": "\udfff\0" };
const isSecret = (path: string[]) => /password/i.test(path.at(-1) ?? "");

const browser = createBrowser();
const { cookie } = await signInAs(await makeMember({ role: "coach" }));

const callAsCoach = (procedure: Procedure, input: unknown) => {
  const [path, call] = callOf(procedure, input);
  return browser.trpc(path, { ...call, headers: { ...("headers" in call ? call.headers : {}), cookie } });
};

function inputWith(procedure: Procedure, [...path]: string[], text: string) {
  const input = structuredClone(procedure.sample({ sessionId: "x" })) as Record<string, unknown>;
  const last = path.pop() ?? "";
  let place = input;
  for (const name of path) {
    place[name] ??= {};
    place = place[name] as Record<string, unknown>;
  }
  place[last] = text;
  return input;
}

const cases = procedures.flatMap((procedure) => procedure.texts.map((path) => ({ procedure, path })));

test.each(Object.entries(unstorable))(
  "a text with %s gets 400 in every text field except passwords, where it gets no 5xx",
  async (_name, text) => {
    let refused = 0;
    for (const { procedure, path } of cases) {
      const { status } = await callAsCoach(procedure, inputWith(procedure, path, text));
      const what = `${procedure.name} ${path.join(".")}: ${status}`;
      if (isSecret(path)) expect(status, what).toBeLessThan(500);
      else expect(what).toBe(`${procedure.name} ${path.join(".")}: 400`);
      refused += 1;
    }
    figure("unstorable-texts-refused", refused, "refused or harmless");
    expect(refused).toBeGreaterThan(40);
  },
);

test("characters that cannot be stored are replaced in the draft of a page", async () => {
  const named = (name: string) => procedures.find((each) => each.name === name) as Procedure;
  const values = { hero: { heading: "a\0b\ud800c" } };
  const draft = { document: "home", version: null, values, confirmed: [] };
  expect((await callAsCoach(named("desk.pages.save"), draft)).status).toBe(200);
  const stored = await callAsCoach(named("desk.pages.get"), { document: "home" });
  expect((await stored.json()).result.data.json.values.hero.heading).toBe("a\ufffdb\ufffdc");
});

test("invisible text gets the status of an empty text in every text field except passwords and the hidden field", async () => {
  for (const { procedure, path } of cases.filter(
    ({ path }) => !isSecret(path) && !path.includes("website"),
  )) {
    const statusOf = async (text: string) =>
      (await callAsCoach(procedure, inputWith(procedure, path, text))).status;
    const what = `${procedure.name} ${path.join(".")}`;
    const empty = await statusOf("");
    expect(`${what}: ${await statusOf("\u200b\u3164\u00ad\u202e\u{e0020}")}`).toBe(`${what}: ${empty}`);
  }
});

test("a sign-in with characters that cannot be stored gets the same answer as any failed sign-in", async () => {
  for (const text of Object.values(unstorable)) {
    const browser = createBrowser();
    const plain = await browser.signIn("unknown@example.org", "wrong-password");
    const odd = await browser.signIn(`unknown${text}@example.org`, `wrong-password${text}`);
    expect(odd.status).toBe(plain.status);
    expect(await odd.text()).toBe(await plain.text());
  }
});

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

test("an input field that superjson marks as undefined is treated as omitted", async () => {
  const form = { name: "Noor", email: "leaves-out@example.org", motivation: null };
  const meta = { values: { motivation: ["undefined"] }, v: 1 };
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ json: form, meta });
  expect((await browser.trpc("coaching.joinWaitlist", { method: "POST", headers, body })).status).toBe(200);
  const input = encodeURIComponent(JSON.stringify({ json: null, meta: { values: ["undefined"], v: 1 } }));
  expect((await browser.trpc(`futureApps.list?input=${input}`)).status).toBe(200);
});
