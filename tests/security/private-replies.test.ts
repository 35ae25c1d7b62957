import { figure } from "@tests/support/figure";
import { createMemberBrowser } from "@tests/support/http";
import { getPicture, makePicture } from "@tests/support/pictures";
import { callOf, procedures } from "@tests/support/procedures";
import { expect, test } from "vitest";
import { database } from "@/server/db/client";
import { handleAvatar } from "@/server/uploads/avatar";

const db = database();
const site = "http://localhost:3000";
const hostile = {
  "x-forwarded-host": "evil.example",
  "x-original-url": "/robots.txt",
  "cache-control": "max-age=3600",
  pragma: "cache",
  accept: "text/css,*/*",
};

/** Returns whether a shared cache may store a response (RFC 9111, 3.5 and 5.2.2). */
function mayBeShared(response: Response) {
  const control = response.headers.get("cache-control") ?? "";
  return !/\b(no-store|private)\b/.test(control);
}

async function readText(response: Response) {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response.text();
  await response.body?.cancel();
  return "";
}

/** Sends every kind of request; the deletion of the account is the last. */
async function askForEverything({ user, browser }: Awaited<ReturnType<typeof createMemberBrowser>>) {
  const { id: sessionId } = await db.authSession.findFirstOrThrow({ where: { userId: user.id } });
  const replies: [what: string, response: Response][] = [];
  for (const action of ["session", "csrf", "providers", "nothing-here", "signout"]) {
    replies.push([`auth ${action}`, await browser.auth(action, { headers: hostile })]);
    replies.push([`auth ${action}, as a style`, await browser.auth(`${action}/x.css`, { headers: hostile })]);
  }
  const bytes = await makePicture();
  const announced = await browser.announcePicture(bytes.length);
  const [{ url }] = await announced.clone().json();
  replies.push(["announcing a picture", announced]);
  const { pathname, search } = new URL(url);
  const sent = await browser.sendPicture(pathname + search, bytes);
  const { serverData } = await sent.clone().json();
  replies.push(["sending a picture", sent], ["a picture", await getPicture(serverData.url)]);
  replies.push(["no picture", await getPicture("/api/storage/profile_pictures/x/y.webp")]);
  replies.push(["initials", await handleAvatar(new Request(`${site}/api/avatar?name=Noor`))]);
  const last = ["profile.changePassword", "profile.endSession", "profile.deleteAccount"];
  const ordered = [...procedures].sort((a, b) => last.indexOf(a.name) - last.indexOf(b.name));
  for (const procedure of ordered) {
    const [path, call] = callOf(procedure, procedure.sample({ sessionId }));
    const headers = { ...hostile, ...("headers" in call ? call.headers : {}) };
    replies.push([procedure.name, await browser.trpc(path, { ...call, headers })]);
    replies.push([
      `${procedure.name}, refused`,
      await browser.trpc(path, { ...call, headers: { cookie: "" } }),
    ]);
  }
  return replies;
}

test("a personal reply of the API may not be stored by a shared cache, and never reaches another member", async () => {
  const one = await createMemberBrowser({ displayName: "Canary Nightjar" });
  const two = await createMemberBrowser({ displayName: "Canary Bittern" });
  const kept: string[] = [];
  let count = 0;
  for (const [what, response] of await askForEverything(one)) {
    count += 1;
    if (mayBeShared(response)) kept.push(`${what}: ${response.headers.get("cache-control")}`);
    await readText(response);
  }
  const shared: string[] = [];
  let own = 0;
  for (const [what, response] of await askForEverything(two)) {
    count += 1;
    const text = (await readText(response)) + JSON.stringify([...response.headers]);
    if (text.includes(two.user.id)) own += 1;
    if (text.includes(one.user.id) || text.includes("Nightjar") || text.includes(one.user.email))
      shared.push(what);
  }
  figure("replies-a-shared-cache-may-store", kept.length, `of ${count}`);
  expect(kept).toEqual([]);
  expect(shared).toEqual([]);
  expect(own).toBeGreaterThan(0);
});
