import {
  atGoogle,
  byGoogle,
  isAlive,
  mailsTo,
  makeAttackersAccount,
  newEmail,
  oidc,
  signInAtGoogle,
} from "@tests/support/google-sign-in";
import { afterAll, expect, test, vi } from "vitest";

// These modules read the configuration when loaded, so they are imported after it is set.
const { createTestCaller } = await import("@tests/support/caller");
const { goodPassword, makeMember } = await import("@tests/support/factories");
const { getPicture, makePicture } = await import("@tests/support/pictures");
const { database } = await import("@/server/db/client");

const db = database();

afterAll(() => oidc.stop());

test("signing in with a Google identity that was unlinked requires linking it again", async () => {
  const account = atGoogle({ email: newEmail() });
  await signInAtGoogle(account);
  await db.account.deleteMany({ where: { providerAccountId: account.sub } });
  expect((await signInAtGoogle(account)).outcome.result).toBe("link-needed");
});

async function makePending() {
  const email = newEmail();
  const { user, cookie } = await makeAttackersAccount(email, new Date(0));
  const account = atGoogle({ email });
  const { browser } = await signInAtGoogle(account);
  const pending = `aurea.google-link=${browser.jar.get("aurea.google-link")}`;
  return { user, cookie, account, pending };
}

test("linking Google requires the password once, and later sign-ins need only Google", async () => {
  const { user, cookie, account, pending } = await makePending();
  const { caller, jar } = await createTestCaller({ cookie: pending });
  const wrong = caller.account.linkGoogle({ password: "not-the-password" });
  await expect(wrong).rejects.toMatchObject({ code: "BAD_REQUEST" });
  expect(await db.account.count({ where: { userId: user.id } })).toBe(0);

  await caller.account.linkGoogle({ password: goodPassword });
  expect(jar.get("aurea.google-link")).toBe("");
  expect(await caller.profile.get()).toMatchObject({ id: user.id });
  expect(await isAlive(cookie)).toBe(true);
  expect(await db.auditEntry.findMany({ where: { subject: `user:${user.id}`, ...byGoogle } })).toMatchObject([
    { actorId: user.id, action: "google.linked" },
  ]);
  expect(await mailsTo(user.email)).toMatchObject([
    { kind: "googleLinked", payload: { name: user.displayName, isTakeover: false } },
  ]);
  const { outcome, browser } = await signInAtGoogle({ ...account, email: "elsewhere@example.org" });
  expect(outcome.result).toBe("ok");
  expect((await browser.session()).user?.email).toBe(user.email);
});

test("eight parallel calls to link a Google account create one link and one email", async () => {
  const { user, pending } = await makePending();
  const tries = Array.from({ length: 8 }, async () => {
    const { caller } = await createTestCaller({ cookie: pending });
    return caller.account.linkGoogle({ password: goodPassword });
  });
  for (const reply of await Promise.all(tries)) expect(reply).toEqual({ id: user.id });
  expect(await mailsTo(user.email)).toHaveLength(1);
  expect(await db.account.count({ where: { userId: user.id } })).toBe(1);
});

test("attempts to link a Google account are refused after ten wrong passwords", async () => {
  const { pending } = await makePending();
  const codes = [];
  for (let index = 0; index < 12; index += 1) {
    const { caller } = await createTestCaller({ cookie: pending });
    const wrong = caller.account.linkGoogle({ password: `wrong-${index}` });
    codes.push(await wrong.catch((error) => error.code));
  }
  expect(codes).toEqual([...Array(10).fill("BAD_REQUEST"), ...Array(2).fill("TOO_MANY_REQUESTS")]);
});

test("a pending Google link expires after ten minutes, and is refused without its cookie or with a forged cookie", async () => {
  const { user, pending } = await makePending();
  const forged = Buffer.from(JSON.stringify(["sub-evil", user.id, Date.now() + 60_000])).toString(
    "base64url",
  );
  const link = async (cookie?: string) =>
    (await createTestCaller({ cookie })).caller.account.linkGoogle({ password: goodPassword });
  for (const cookie of [undefined, `aurea.google-link=${forged}.${"A".repeat(43)}`])
    await expect(link(cookie)).rejects.toMatchObject({ code: "FORBIDDEN" });
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 10 * 60_000 + 1);
  await expect(link(pending)).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await db.account.count({ where: { userId: user.id } })).toBe(0);
});

test("only the browser with the pending Google link learns the account's address", async () => {
  const { user, pending } = await makePending();
  const emailFor = async (cookie?: string) =>
    (await (await createTestCaller({ cookie })).caller.account.findLinkAccount()).email;
  expect(await emailFor(pending)).toBe(user.email);
  await db.user.update({ where: { id: user.id }, data: { email: newEmail() } });
  expect(await emailFor(pending), "the address that Google has confirmed").toBe(user.email);
  expect(await emailFor()).toBeNull();
  expect(await emailFor(`${pending.slice(0, -4)}AAAA`)).toBeNull();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 10 * 60_000 + 1);
  expect(await emailFor(pending)).toBeNull();
});

test("linking Google does not move an identity that was linked to another member meanwhile", async () => {
  const { user, account, pending } = await makePending();
  const other = await makeMember();
  await db.account.create({ data: { userId: other.id, provider: "google", providerAccountId: account.sub } });
  const { caller, jar } = await createTestCaller({ cookie: pending });
  const late = caller.account.linkGoogle({ password: goodPassword });
  await expect(late).rejects.toMatchObject({ code: "CONFLICT" });
  expect(jar.has("aurea.session")).toBe(false);
  expect(await db.account.count({ where: { userId: user.id } })).toBe(0);
});

const at = "https://lh3.googleusercontent.com/a/ACg8ocK_x-1=s96-c";
const jpeg = { "content-type": "image/jpeg" };

function servePictures(answer: () => Response | Promise<Response>) {
  const asked: { url: string; redirect?: RequestRedirect }[] = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.startsWith("http://localhost")) return fetch(input, init);
    asked.push({ url, redirect: init?.redirect });
    return answer();
  });
  return asked;
}

const drawn = async () => new Response(new Uint8Array(await makePicture("jpeg")), { headers: jpeg });

const photoOf = async (email: string) =>
  (await db.user.findUniqueOrThrow({ where: { emailCanonical: email.toLowerCase() } })).photoURL;

test("a member's first picture is copied from Google and stored like an upload", async () => {
  const asked = servePictures(drawn);
  const account = atGoogle({ email: newEmail(), picture: at });
  const { browser, outcome } = await signInAtGoogle(account);
  expect(outcome.result).toBe("ok");
  expect(asked).toEqual([{ url: at.replace("s96", "s512"), redirect: "error" }]);
  const photoURL = await photoOf(account.email);
  expect(photoURL).toMatch(/^\/api\/storage\/profile_pictures\/[\w-]+\/profile_\d{13}\.webp$/);
  expect((await browser.session()).user?.image).toBe(photoURL);
  expect((await getPicture(photoURL ?? "")).headers.get("content-type")).toBe("image/webp");

  await signInAtGoogle(account);
  expect(asked, "a member with a picture keeps it").toHaveLength(1);
  expect(await photoOf(account.email)).toBe(photoURL);
});

test.each([
  "http://lh3.googleusercontent.com/a/x",
  "https://lh3.googleusercontent.com.evil.example/a",
  "https://lh3.googleusercontent.com:8443/a",
  "https://lh3.googleusercontent.com@127.0.0.1/a",
  "https://evil.example/lh3.googleusercontent.com/a",
  "https://169.254.169.254/latest/meta-data",
  "https://lh3.googleusercontent.com/a?to=https://evil.example",
  "file:///etc/passwd",
])("no picture of a Google account is fetched from %s", async (picture) => {
  const asked = servePictures(() => new Response(null, { status: 500 }));
  const email = newEmail();
  expect((await signInAtGoogle({ email, picture })).outcome.result).toBe("ok");
  expect(asked).toEqual([]);
  expect(await photoOf(email)).toBeNull();
});

test.each<[string, () => Response | Promise<Response>]>([
  ["does not exist", () => new Response(null, { status: 404 })],
  ["redirects or cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
  ["is an HTML page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ["is not a picture although its type says so", () => new Response("<svg/>", { headers: jpeg })],
  ["is too large", () => new Response(new Uint8Array(5 * 1024 * 1024 + 1), { headers: jpeg })],
])("a Google account's picture that %s does not block the sign-in", async (_what, answer) => {
  servePictures(answer);
  const email = newEmail();
  const { browser, outcome } = await signInAtGoogle({ email, picture: at });
  expect(outcome.result).toBe("ok");
  expect((await browser.session()).user?.image).toBeNull();
  expect(await photoOf(email)).toBeNull();
});

async function connect(email: string) {
  const { browser, outcome } = await signInAtGoogle({ email, picture: at });
  expect(outcome.result).toBe("link-needed");
  const { caller } = await createTestCaller({
    cookie: `aurea.google-link=${browser.jar.get("aurea.google-link")}`,
  });
  await caller.account.linkGoogle({ password: goodPassword });
  const profile = await caller.profile.get();
  if (!profile) throw new Error("no profile");
  return profile;
}

test("a member's picture is copied from Google once the account is linked with the password", async () => {
  const asked = servePictures(drawn);
  const email = newEmail();
  await makeAttackersAccount(email, new Date(0));
  const { photoURL } = await connect(email);
  expect(photoURL).toMatch(/^\/api\/storage\/profile_pictures\/[\w-]+\/profile_\d{13}\.webp$/);
  expect(asked).toEqual([{ url: at.replace("s96", "s512"), redirect: "error" }]);
});

test("an existing picture stays when Google is linked", async () => {
  const asked = servePictures(drawn);
  const email = newEmail();
  const { user } = await makeAttackersAccount(email, new Date(0));
  const photoURL = "/api/storage/profile_pictures/own/profile_1700000000000.webp";
  await db.user.update({ where: { id: user.id }, data: { photoURL } });
  await connect(email);
  expect(await photoOf(email)).toBe(photoURL);
  expect(asked).toEqual([]);
});
