import { randomUUID } from "node:crypto";

// Calls a running site for some minutes as a mixed crowd does, with pauses: pages, lists, votes, members, forms, and a
// stream that stays open. Anything but the expected answer is a failure.
const [address = "http://localhost:3000", minutes = "10"] = process.argv.slice(2);
const site = new URL(address).origin;
const until = Date.now() + Number(minutes) * 60_000;
const slugs = ["sleep-stories", "eq-vitamins", "mental-rehearsal", "mind-gardener", "reaction-rewind"];
const pages = [
  "/",
  "/about",
  "/lounge",
  "/products",
  "/podcast",
  "/coaching",
  "/pricing",
  "/corporate",
  "/auth",
];
const password = "quiet-water-at-dawn";
const counts = new Map();
const failures = [];
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const any = (list) => list[Math.floor(Math.random() * list.length)];

function newBrowser() {
  const jar = new Map();
  return async function send(path, { method = "GET", json, form } = {}) {
    const headers = { cookie: [...jar].map((pair) => pair.join("=")).join("; "), "user-agent": "Soak" };
    if (method !== "GET") Object.assign(headers, { origin: site, "sec-fetch-site": "same-origin" });
    if (json) headers["content-type"] = "application/json";
    const body = json ? JSON.stringify(json) : form && new URLSearchParams(form);
    const answer = await fetch(`${site}${path}`, { method, headers, body, redirect: "manual" });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name, ...value] = (cookie.split(";")[0] ?? "").split("=");
      jar.set(name, value.join("="));
    }
    const text = await answer.text();
    const what = path.split("?")[0];
    counts.set(what, (counts.get(what) ?? 0) + 1);
    if (answer.status >= 400) failures.push(`${method} ${path} ${answer.status} ${text.slice(0, 200)}`);
    return text;
  };
}

const call = (send, name, json) => send(`/api/trpc/${name}`, { method: "POST", json: { json } });
const visitor = newBrowser();
const member = newBrowser();
const email = `soak-${randomUUID()}@example.org`;

async function signIn() {
  const { csrfToken } = JSON.parse(await member("/api/auth/csrf"));
  const form = { email, password, csrfToken, json: "true" };
  await member("/api/auth/callback/credentials", { method: "POST", form });
  const { user } = JSON.parse(await member("/api/auth/session"));
  if (user?.email !== email) failures.push("signed in, and the session is somebody else's or nobody's");
}

/** What may be called often, and what a person does now and then; the limits of one address are kept. */
const often = [
  () => visitor(any(pages)),
  () => visitor("/api/trpc/futureApps.list"),
  () => member("/api/auth/session"),
  () => member("/api/trpc/profile.get"),
  () => visitor("/api/ready"),
  () => visitor("/api/avatar?name=Noor+de+Vries&background=123b37&color=ffffff&size=128"),
];
const rarely = [
  () => call(newBrowser(), "futureApps.vote", { slug: any(slugs) }),
  () => call(member, "quiz.submit", { answers: ["a", "b", "c", "d", "a"], attemptId: randomUUID() }),
  () => call(member, "profile.updateNickname", { displayName: `Noor ${Math.floor(Math.random() * 100)}` }),
];
let forms = 0;
async function waitlist() {
  forms += 1;
  if (forms > 15) return;
  await call(newBrowser(), "coaching.joinWaitlist", {
    name: "Noor",
    email: `soak-${randomUUID()}@example.org`,
  });
}

async function watch() {
  const stop = AbortSignal.timeout(Math.max(1, until - Date.now()));
  const answer = await fetch(`${site}/api/trpc/futureApps.onVote`, { signal: stop });
  let bytes = 0;
  try {
    for await (const chunk of answer.body) bytes += chunk.length;
    if (Date.now() < until - 1_000) failures.push("the vote stream ended by itself");
  } catch (error) {
    if (error.name !== "TimeoutError") failures.push(`the vote stream broke: ${error.message}`);
  }
  return bytes;
}

await call(member, "account.signUp", { displayName: "Noor", email, password, fillTimeMs: 5_000 });
await signIn();
const stream = watch();
for (let round = 1; Date.now() < until; round += 1) {
  await Promise.all(Array.from({ length: 20 }, () => any(often)()));
  if (round % 5 === 0) await any(rarely)();
  await pause(any([100, 300, 1_000]));
  if (round % 40 === 0) await waitlist();
  // Nobody for a while, as at night.
  if (round % 60 === 0) await pause(8_000);
  if (round % 100 === 0) await signIn();
}
const bytes = await stream;
for (const [what, count] of [...counts].sort()) console.log(`${what} ${count} answers`);
console.log(`stream ${bytes} bytes`);
for (const failure of failures.slice(0, 20)) console.error(failure);
console.log(
  `soak-failures ${failures.length} of ${[...counts.values()].reduce((sum, count) => sum + count, 0)} answers`,
);
process.exit(failures.length ? 1 : 0);
