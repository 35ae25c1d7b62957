import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deleteAfterSessionCheck, runAfterSessionCheck } from "@tests/support/deleted-after-check";
import { makeMember } from "@tests/support/factories";
import {
  createPainter,
  expectNothingStored,
  filesOf,
  getPicture,
  hideInPng,
  makePicture,
  photoOf,
  storedPicture,
} from "@tests/support/pictures";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { picture } from "@/content/picture";
import { env } from "@/env.mjs";
import { purgePicture } from "@/features/profile/picture-service";
import { copyGooglePicture } from "@/server/auth/google-picture";
import { database } from "@/server/db/client";
import { log } from "@/server/log";

const db = database();

const pending = () => readdirSync(join(env.UPLOADS_DIR, "pending"));

test.each([
  ["png", "image/png"],
  ["jpeg", "image/jpeg"],
  ["gif", "image/gif"],
] as const)(
  "a picture sent as %s is stored as a WebP of 512 pixels square, and its address becomes the member's photoURL",
  async (kind, type) => {
    const painter = await createPainter();
    const response = await painter.upload(await makePicture(kind, "#b9832f"), type);
    expect(response.status).toBe(200);
    const url = await photoOf(painter.user.id);
    expect(url).toMatch(
      new RegExp(`^/api/storage/profile_pictures/${painter.user.id}/profile_\\d{13}\\.webp$`),
    );
    expect((await response.json()).serverData).toEqual({ url });
    const served = await getPicture(url);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": expect.stringContaining("immutable"),
    });
    const meta = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(meta).toMatchObject({ format: "webp", width: 512, height: 512 });
  },
);

const insert = (photo: Buffer, at: number, text: string) =>
  Buffer.concat([photo.subarray(0, at), Buffer.from(text, "latin1"), photo.subarray(at)]);

test.each<[what: string, write: (photo: Buffer, scan: number) => Buffer]>([
  ["whose scan has wrong parameters", (photo, scan) => photo.fill(0, scan + 12, scan + 13)],
  ["with fill bytes before its scan", (photo, scan) => insert(photo, scan, "\xff\xff\xff")],
  ["with zeros before its scan", (photo, scan) => insert(photo, scan, "\0\0")],
  ["with an unknown colour transform", (photo) => insert(photo, 2, "\xff\xee\0\x0eAdobe\0d\0\0\0\0\x07")],
])("a photo %s, as some phones and cameras write it, is stored", async (_what, write) => {
  const painter = await createPainter();
  const photo = await makePicture("jpeg", "#b9832f", 200);
  const odd = write(photo, photo.indexOf("\xff\xda", 0, "latin1"));
  expect((await painter.upload(odd, "image/jpeg")).status).toBe(200);
  const { dominant } = await sharp(await storedPicture(painter.user)).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test("a picture of a member whose id is a UUID is stored and deleted like any other", async () => {
  const { id: _cuid, ...data } = await makeMember({ password: null });
  const id = randomUUID();
  const emails = { email: `${id}@example.org`, emailCanonical: `${id}@example.org` };
  const member = await db.user.create({ data: { ...data, ...emails, purchasedProducts: [], id } });
  const painter = await createPainter(member);
  expect((await painter.upload(await makePicture())).status).toBe(200);
  expect(await photoOf(id)).toContain(`/${id}/`);
  await purgePicture(db, await db.user.findUniqueOrThrow({ where: { id } }));
  expect(filesOf(id)).toEqual([]);
});

test("a new picture replaces the old picture and deletes the old file", async () => {
  const painter = await createPainter();
  await painter.upload(await makePicture("png", "#a3261f"));
  const before = await photoOf(painter.user.id);
  await painter.upload(await makePicture("png", "#17545a"));
  const after = await photoOf(painter.user.id);
  expect(after).not.toBe(before);
  expect((await getPicture(before)).status).toBe(404);
  expect((await getPicture(after)).status).toBe(200);
  expect(filesOf(painter.user.id)).toHaveLength(1);
});

test.each([
  "https://lh3.googleusercontent.com/a/picture",
  "/api/storage/profile_pictures/someoneelse/../../../../etc/passwd",
  "/api/storage/profile_pictures/gonemember/profile_1700000000000.webp",
])("a new picture replaces a photoURL that is not a picture of the member: %s", async (photoURL) => {
  const painter = await createPainter();
  await db.user.update({ where: { id: painter.user.id }, data: { photoURL } });
  expect((await painter.upload(await makePicture())).status).toBe(200);
  expect(await photoOf(painter.user.id)).toContain(painter.user.id);
});

test("a picture of exactly 5 MiB is accepted, and a picture one byte larger is refused", async () => {
  const painter = await createPainter();
  const limit = 5 * 1024 * 1024;
  const png = await makePicture();
  const full = hideInPng(png, "prVt", Buffer.alloc(limit - png.length - 12, 7));
  expect(full).toHaveLength(limit);
  expect((await painter.upload(full)).status).toBe(200);
  const tooLarge = await painter.announce({ size: limit + 1, type: "image/png" });
  expect(tooLarge.status).toBe(413);
  expect((await tooLarge.json()).message).toBe("Image size must be less than 5MB.");
});

test("twenty concurrent picture uploads of one member leave one picture and one file", async () => {
  const painter = await createPainter();
  const bytes = await makePicture();
  const replies = await Promise.all(Array.from({ length: 20 }, () => painter.upload(bytes)));
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(filesOf(painter.user.id)).toHaveLength(1);
  expect((await getPicture(await photoOf(painter.user.id))).status).toBe(200);
});

test("a member's 41st upload request in ten minutes is refused, and another member's first request is accepted", async () => {
  const painter = await createPainter();
  const ask = () => painter.announce({ size: 0, type: "image/png" });
  const statuses = [];
  for (let index = 0; index < 42; index += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([...Array(40).fill(400), 429, 429]);
  const next = await createPainter();
  expect((await next.announce({ size: 10, type: "image/png" })).status).toBe(200);
});

test.each([
  [
    "on all devices",
    (id: string) => db.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } } }),
  ],
  [
    "on this device",
    (userId: string) => db.authSession.updateMany({ where: { userId }, data: { revokedAt: new Date() } }),
  ],
])("a picture of a member who is signed out %s during the upload is not set", async (_where, signOut) => {
  const painter = await createPainter();
  const { bytes, url } = await painter.register();
  runAfterSessionCheck(() => signOut(painter.user.id));
  expect((await painter.put(url, bytes)).status).toBe(409);
  await expectNothingStored(painter.user);
});

test("an upload of a member who is deleted during the upload leaves no file", async () => {
  const painter = await createPainter();
  const { bytes, url } = await painter.register();
  deleteAfterSessionCheck(painter.user.id);
  const reply = await painter.put(url, bytes);
  expect(reply.status).toBe(409);
  expect(filesOf(painter.user.id)).toEqual([]);
});

test("an upload request gets 503 if the pending upload cannot be stored", async () => {
  const painter = await createPainter();
  const folder = join(env.UPLOADS_DIR, "pending");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(env.UPLOADS_DIR, { recursive: true });
  // A file in place of the folder makes writing fail, as on a full disk.
  writeFileSync(folder, "");
  const response = await painter.announce({ size: 100, type: "image/png" });
  rmSync(folder);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ message: picture.messages.notStored });
});

test.each<[where: string, store: (painter: Awaited<ReturnType<typeof createPainter>>) => Promise<unknown>]>([
  ["from an upload", async ({ upload }) => expect((await upload(await makePicture())).status).toBe(503)],
  [
    "from Google",
    async ({ user }) => {
      const headers = { "content-type": "image/jpeg" };
      const answer = new Response(new Uint8Array(await makePicture("jpeg")), { headers });
      vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(answer);
      await copyGooglePicture(db, user, "https://lh3.googleusercontent.com/a/picture");
    },
  ],
])(
  "a picture %s stays if the database stores its address but the database's answer is lost",
  async (_where, store) => {
    const painter = await createPainter();
    const transact = db.$transaction.bind(db);
    vi.spyOn(db, "$transaction").mockImplementationOnce((async (writes: never) => {
      await transact(writes);
      throw new Error("Connection terminated unexpectedly");
    }) as typeof transact);
    await store(painter);
    expect((await getPicture(await photoOf(painter.user.id))).status).toBe(200);
  },
);

test("a picture that stays in the cloud because the site has no token for it is named in the log", async () => {
  const warn = vi.spyOn(log, "warn");
  await purgePicture(db, { id: "someone12", photoURL: "https://app.ufs.sh/f/newkey0123456789" });
  expect(warn).toHaveBeenCalledExactlyOnceWith({ key: "newkey0123456789" }, expect.any(String));
});

test("purging a member's uploads removes the picture and all pending uploads, but no other member's upload", async () => {
  const painter = await createPainter();
  await painter.upload(await makePicture());
  for (const size of [100, 200]) await painter.addressFor({ size, type: "image/png" });
  const other = await createPainter();
  await other.addressFor({ size: 100, type: "image/png" });
  const before = pending().length;
  const user = await db.user.delete({ where: { id: painter.user.id } });
  expect((await getPicture(user.photoURL ?? "")).status).toBe(200);
  await purgePicture(db, user);
  expect(existsSync(join(env.UPLOADS_DIR, "profile_pictures", user.id))).toBe(false);
  expect((await getPicture(user.photoURL ?? "")).status).toBe(404);
  expect(pending()).toHaveLength(before - 2);
});
