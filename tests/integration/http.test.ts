import { createBrowser } from "@tests/support/http";
import { withoutTables } from "@tests/support/without-tables";
import { expect, test } from "vitest";
import { messages } from "@/content/messages";
import { env } from "@/env.mjs";

const json = { "content-type": "application/json" };
const vote = JSON.stringify({ json: { slug: "eq-vitamins" } });
const leaks = /prisma|node_modules|\.ts:\d|at \w+ \(|sqlite|postgres|TRPCError|ZodError|stack/i;

async function expectRefusal(response: Response, status: number) {
  const text = await response.text();
  expect({ status: response.status, text }).toMatchObject({ status });
  expect(text).not.toMatch(leaks);
  expect(text.length).toBeGreaterThan(0);
}

test.each([
  ["multipart form data", { "content-type": "multipart/form-data; boundary=x" }, "--x--", 415],
  ["a URL-encoded form", { "content-type": "application/x-www-form-urlencoded" }, "slug=eq-vitamins", 415],
  ["plain text", { "content-type": "text/plain" }, vote, 415],
  ["broken JSON", json, "{", 400],
  ["a JSON list", json, "[1,2]", 400],
  ["an input of a wrong type", json, JSON.stringify({ json: { slug: { $ne: 1 } } }), 400],
  ["an unknown app", json, JSON.stringify({ json: { slug: "constructor" } }), 400],
])("tRPC refuses a call whose body is %s", async (_what, headers, body, status) => {
  const response = await createBrowser().trpc("futureApps.vote", { method: "POST", headers, body });
  await expectRefusal(response, status);
});

test.each([
  ["to an unknown procedure", "futureApps.voteFor", { slug: "eq-vitamins" }, "other-release"],
  ["with an unknown field", "futureApps.vote", { slug: "eq-vitamins", app: "x" }, "other-release"],
  ["without a required field", "futureApps.vote", {}, "other-release"],
  ["with a wrong value", "futureApps.vote", { slug: 7 }, null],
])("a call %s is refused with the reason %j", async (_what, path, input, reason) => {
  const response = await createBrowser().mutate(path, input);
  const { json: error } = (await response.json()).error;
  expect(error.data.reason).toBe(reason);
  expect(error.message === messages.general.otherRelease).toBe(reason !== null);
});

test("tRPC answers an unexpected error without internal details", async () => {
  const response = await withoutTables(env.DATABASE_URL, ["future_apps"], () =>
    createBrowser().trpc("futureApps.list"),
  );
  const text = await response.clone().text();
  await expectRefusal(response, 500);
  expect(text).toContain(messages.general.unexpected);
  expect(text).not.toContain("future_apps");
});

test("tRPC refuses a batch of more than ten calls", async () => {
  const path = Array(11).fill("futureApps.list").join(",");
  await expectRefusal(await createBrowser().trpc(`${path}?batch=1&input={}`), 400);
});

test("tRPC refuses a mutation by GET, an unknown procedure and the method PUT", async () => {
  const browser = createBrowser();
  await expectRefusal(await browser.trpc(`futureApps.vote?input=${encodeURIComponent(vote)}`), 405);
  await expectRefusal(await browser.trpc("futureApps.constructor"), 404);
  await expectRefusal(await browser.trpc("__proto__.x"), 404);
  await expectRefusal(
    await browser.trpc("futureApps.list", { method: "PUT", headers: json, body: "{}" }),
    405,
  );
});

test.each([
  ["an unknown action", "GET", "nothing-here", 404],
  ["its action _log", "POST", "_log", 404],
  ["credentials by GET", "GET", "callback/credentials", 405],
  ["an unknown provider", "POST", "callback/unknown", 404],
  ["sign-out by GET", "GET", "signout", 405],
])("next-auth refuses %s", async (_what, method, path, status) => {
  const body = method === "POST" ? "{}" : null;
  await expectRefusal(await createBrowser().auth(path, { method, headers: json, body }), status);
});

test.each([
  ["broken JSON", json, "{", 400],
  ["a field that is a list", json, JSON.stringify({ callbackUrl: ["a"], csrfToken: "x" }), 400],
  ["null as its body", json, "null", 400],
  ["the content type text/plain", { "content-type": "text/plain" }, "a=b", 415],
  ["a body that is too large", json, JSON.stringify({ email: "x".repeat(17_000) }), 413],
])("next-auth refuses a sign-in with %s", async (_what, headers, body, status) => {
  const response = await createBrowser().auth("callback/credentials", { method: "POST", headers, body });
  await expectRefusal(response, status);
});
