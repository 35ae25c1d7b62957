import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createPainter, filesOf, makePicture, photoOf, storedPicture } from "@tests/support/pictures";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { env } from "@/env.mjs";
import { purgePicture } from "@/features/profile/picture-service";
import { writeAudit } from "@/server/audit";
import { database } from "@/server/db/client";
import { purge } from "@/server/retention";
import { findUpload, registerUpload, writePicture } from "@/server/uploads/disk-store";
import { createPicturePath } from "@/server/uploads/picture-path";

const db = database();
const pending = () => readdirSync(join(env.UPLOADS_DIR, "pending"));

const registration = {
  metadata: {
    userId: "someone",
    sessionId: "session",
    sessionVersion: 0,
    path: "profile_pictures/someone12/profile_1700000000000.webp",
  },
  callbackUrl: "http://localhost:3000/api/uploadthing",
  callbackSlug: "profilePicture",
};

test("a picture's file appears only after it is completely written, and cannot be overwritten", async () => {
  const path = createPicturePath("someone12");
  const file = join(env.UPLOADS_DIR, path);
  const bytes = new Uint8Array(24 * 1024 * 1024).fill(7);
  let isWritten = false;
  const written = writePicture(path, bytes).finally(() => {
    isWritten = true;
  });
  const sizes = new Set<number>();
  while (!isWritten) {
    if (existsSync(file)) sizes.add(statSync(file).size);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await written;
  expect([...sizes].filter((size) => size !== bytes.length)).toEqual([]);
  expect(statSync(file).size).toBe(bytes.length);
  await expect(writePicture(path, new Uint8Array([1]))).rejects.toMatchObject({ code: "EEXIST" });
  expect(statSync(file).size).toBe(bytes.length);
  expect(pending().filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("files left by a killed write block neither the deletion of a picture nor another upload", async () => {
  const painter = await createPainter();
  const key = "Cut456".repeat(8);
  await registerUpload(key, registration);
  const file = (name: string) => join(env.UPLOADS_DIR, "pending", name);
  writeFileSync(file(`${key}.json`), '{"metadata":{"userI');
  writeFileSync(file("x.json"), "");
  mkdirSync(file("folder"), { recursive: true });
  const { id, photoURL } = painter.user;
  writeFileSync(file(`${id}.anything.part`), "cut");
  expect(await findUpload(key)).toBeNull();
  await purgePicture(db, { id, photoURL });
  expect(existsSync(file(`${id}.anything.part`))).toBe(false);
  // Leftover files are purged once they are old enough.
  const before = new Date(Date.now() - 20 * 60_000);
  const old = [`${key}.json`, "x.json", "folder"];
  for (const name of old) utimesSync(file(name), before, before);
  const next = await createPainter();
  expect((await next.upload(await makePicture())).status).toBe(200);
  expect(pending().filter((name) => old.includes(name))).toEqual([]);
});

test("the purge removes a deleted account's pictures and replaced pictures that a killed process has left", async () => {
  const [gone, painter] = [await createPainter(), await createPainter()];
  for (const { upload } of [gone, painter]) expect((await upload(await makePicture())).status).toBe(200);
  const { id } = painter.user;
  const unknown = "0b7f2f6e-0000-4000-8000-000000000000";
  const [replaced, unknownPicture] = [createPicturePath(id), createPicturePath(unknown)];
  for (const path of [replaced, unknownPicture]) await writePicture(path, new Uint8Array([1]));
  await db.$transaction([
    db.user.delete({ where: { id: gone.user.id } }),
    writeAudit(db, { action: "account.deleted", subject: `user:${gone.user.id}` }),
  ]);
  const names = () => [gone.user.id, id, unknown].map((owner) => filesOf(owner).length);
  await purge(db);
  // A file of the last day may belong to a change that is not stored yet.
  expect(names()).toEqual([0, 2, 1]);
  await purge(db, Date.now() + 25 * 60 * 60_000);
  expect(names()).toEqual([0, 1, 1]);
  expect(await photoOf(id)).toContain(filesOf(id)[0]);
});

test("the purge continues with other picture folders if one folder cannot be read", async () => {
  const painters = await Promise.all([1, 2, 3, 4].map(() => createPainter()));
  const [broken, ...others] = painters.map(({ user }) => user.id);
  const folder = (id: string) => join(env.UPLOADS_DIR, "profile_pictures", id);
  // A file in the place of a folder cannot be listed.
  writeFileSync(folder(broken!), "");
  onTestFinished(() => rmSync(folder(broken!)));
  for (const id of others) await writePicture(createPicturePath(id), new Uint8Array([1]));
  await purge(db, Date.now() + 25 * 60 * 60_000);
  expect(others.flatMap(filesOf)).toEqual([]);
});

test("an original picture is cropped on the server, and the rest is not stored", async () => {
  const half = { width: 600, height: 600, channels: 3, background: "#1e6b4a" } as const;
  const tall = sharp({ create: { ...half, height: 1200 } }).composite([
    { input: { create: { ...half, background: "#a3261f" } }, top: 0, left: 0 },
  ]);
  // Phones store pictures sideways with an orientation tag.
  const turned = await sharp(await tall.png().toBuffer())
    .rotate(-90)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const files = [
    [await tall.png().toBuffer(), "image/png"],
    [await tall.gif().toBuffer(), "image/gif"],
    [turned, "image/jpeg"],
  ] as const;
  for (const [bytes, type] of files) {
    for (const [y, isRed] of [
      [0, true],
      [0.5, false],
    ] as const) {
      const painter = await createPainter();
      const crop = { x: 0, y, width: 1, height: 0.5 };
      expect((await painter.upload(bytes, type, crop)).status).toBe(200);
      const stored = await storedPicture(painter.user);
      const meta = await sharp(stored).metadata();
      expect(meta).toMatchObject({ format: "webp", width: 512, height: 512 });
      expect(meta.exif).toBeUndefined();
      const { channels } = await sharp(stored).stats();
      const [red, green] = channels.map(({ mean }) => mean);
      expect((red ?? 0) > (green ?? 0), `${type} from ${y}`).toBe(isRed);
    }
  }
});

test("a picture can be cropped to its last pixel in the bottom right corner", async () => {
  const painter = await createPainter();
  const crop = { x: 1, y: 1, width: 1e-9, height: 1e-9 };
  expect((await painter.upload(await makePicture(), "image/png", crop)).status).toBe(200);
});
