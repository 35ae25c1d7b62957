import { makeMember, signInAs } from "@tests/support/factories";
import { makePicture } from "@tests/support/pictures";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { deleteAccount } from "@/features/profile/delete-service";
import { setPicture } from "@/features/profile/picture-service";
import { copyGooglePicture } from "@/server/auth/google-picture";
import { database } from "@/server/db/client";
import { purge } from "@/server/retention";
import { storeInCloud } from "@/server/uploads/cloud-store";

vi.hoisted(() => {
  const token = { apiKey: "sk_live_test", appId: "app", regions: ["fra1"] };
  process.env.UPLOADTHING_TOKEN = Buffer.from(JSON.stringify(token)).toString("base64");
});

const db = database();
const svg = `<svg xmlns="http://www.w3.org/2000/svg"/>`;
const path = "profile_pictures/abcdefgh/profile_1700000000000.webp";
const raw = {
  key: "rawkey0123456789",
  ufsUrl: "https://app.ufs.sh/f/rawkey0123456789",
  size: 0,
  type: "image/png",
};

/** Replaces UploadThing's API. The raw file is in the cloud at first; Google's pictures have the same bytes. */
function createCloud(bytes: Buffer) {
  const calls: string[] = [];
  const files = new Map([[raw.key, bytes]]);
  const deletion = vi.fn((keys: string[]) => {
    for (const key of keys) files.delete(key);
    return Response.json({ success: true, deletedCount: keys.length });
  });
  const serve = (file?: Buffer, type = raw.type) =>
    file
      ? new Response(new Uint8Array(file), { headers: { "content-type": type } })
      : new Response(null, { status: 404 });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { host, pathname } = new URL(request.url);
    const key = pathname.slice(pathname.lastIndexOf("/") + 1);
    calls.push(`${request.method} ${host}${pathname.replace(/[A-Za-z0-9]{30,}/, "KEY")}`);
    if (request.method === "PUT") {
      const file = (await request.formData()).get("file") as File;
      files.set(key, Buffer.from(await file.arrayBuffer()));
      expect((await sharp(files.get(key)).metadata()).format).toBe("webp");
      const url = `https://app.ufs.sh/f/${key}`;
      return Response.json({ url, appUrl: url, ufsUrl: url, fileHash: "h" });
    }
    if (pathname === "/v6/deleteFiles") return deletion((await request.json()).fileKeys);
    return serve(host.endsWith("googleusercontent.com") ? bytes : files.get(key));
  });
  /** Returns the addresses of the files in the cloud. */
  const listAddresses = () => [...files.keys()].map((key) => `https://app.ufs.sh/f/${key}`);
  return { calls, files, deletion, listAddresses };
}

test("a picture in the cloud is fetched, re-encoded and stored, its original is deleted, and a replay stores nothing", async () => {
  const bytes = await makePicture();
  const { calls, listAddresses } = createCloud(bytes);
  const sent = { ...raw, size: bytes.length };
  expect([await storeInCloud(db, sent, path)]).toEqual(listAddresses());
  expect(calls).toEqual([
    "GET app.ufs.sh/f/rawkey0123456789",
    "PUT fra1.ingest.uploadthing.com/KEY",
    "POST api.uploadthing.com/v6/deleteFiles",
  ]);
  expect(await storeInCloud(db, sent, path)).toBeNull();
});

test("an original picture in the cloud is cropped before it is stored", async () => {
  const right = { create: { width: 32, height: 64, channels: 3, background: "#a3261f" } } as const;
  const bytes = await sharp(await makePicture("png", "#1e6b4a"))
    .composite([{ input: right, top: 0, left: 32 }])
    .png()
    .toBuffer();
  const { files } = createCloud(bytes);
  const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
  await storeInCloud(db, { ...raw, size: bytes.length, crop }, path);
  const [stored] = files.values();
  const { channels } = await sharp(stored).stats();
  const [red, green] = channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(2 * (green ?? 0));
});

test("an invalid file in the cloud is deleted, and an address outside the cloud is not fetched", async () => {
  const bad = createCloud(Buffer.from(svg));
  expect(await storeInCloud(db, { ...raw, size: svg.length }, path)).toBeNull();
  expect(bad.calls).toEqual(["GET app.ufs.sh/f/rawkey0123456789", "POST api.uploadthing.com/v6/deleteFiles"]);
  const cloud = createCloud(await makePicture());
  const outside = { ...raw, ufsUrl: "http://169.254.169.254/f/rawkey0123456789" };
  expect(await storeInCloud(db, outside, path)).toBeNull();
  expect(cloud.calls).toEqual(["POST api.uploadthing.com/v6/deleteFiles"]);
});

const hour = 60 * 60_000;
const googleAddress = "https://lh3.googleusercontent.com/a/picture";

async function makePainter({ files }: ReturnType<typeof createCloud>) {
  const user = await makeMember({ password: null });
  const { sid: sessionId, sv: sessionVersion } = (await signInAs(user)).claims;
  const upload = async () => {
    files.set(raw.key, await makePicture());
    const url = await storeInCloud(db, raw, path);
    await setPicture(db, { userId: user.id, sessionId, sessionVersion }, url ?? "");
  };
  return { user, upload };
}

type Painter = Awaited<ReturnType<typeof makePainter>>;

const failNextTransaction = () =>
  vi.spyOn(db, "$transaction").mockRejectedValueOnce(new Error("no connection"));

test.each<[what: string, paint: (painter: Painter) => Promise<unknown>]>([
  ["the original of a picture", ({ upload }) => upload()],
  [
    "a replaced picture",
    async ({ upload }) => {
      await upload();
      await upload();
    },
  ],
  [
    "the picture of a deleted account",
    async ({ user, upload }) => {
      await upload();
      await deleteAccount(db, user);
    },
  ],
  [
    "a picture whose address is not stored",
    async ({ upload }) => {
      failNextTransaction();
      await expect(upload()).rejects.toThrow("no connection");
    },
  ],
  [
    "a picture from Google whose address is not stored",
    async ({ user }) => {
      failNextTransaction();
      await copyGooglePicture(db, user, googleAddress);
    },
  ],
])(
  "the purge deletes %s if the cloud has failed to delete it, and keeps current pictures",
  async (_what, paint) => {
    const cloud = createCloud(await makePicture());
    const [other, painter] = [await makePainter(cloud), await makePainter(cloud)];
    await other.upload();
    cloud.deletion.mockImplementation(() => new Response(null, { status: 503 }));
    await paint(painter);
    const left = cloud.listAddresses();
    const later = Date.now() + 2 * hour;
    cloud.deletion.mockImplementation(() => Response.json({ success: false, deletedCount: 0 }));
    expect(await purge(db, later)).toMatchObject({ cloudFiles: 0 });
    cloud.deletion.mockReset();
    // A file of the last hour may belong to a change that is not stored yet.
    await purge(db);
    expect(cloud.listAddresses()).toEqual(left);
    await purge(db, later);
    const users = await db.user.findMany({ where: { id: { in: [other.user.id, painter.user.id] } } });
    const current = users.flatMap(({ photoURL }) => photoURL ?? []);
    expect(left.length).toBeGreaterThan(current.length);
    expect(cloud.listAddresses().sort()).toEqual(current.sort());
    const listed = await db.cloudFile.findMany({ where: { url: { in: left } } });
    expect(listed.map(({ url }) => url).sort()).toEqual(current);
  },
);

test("a picture is deleted from the cloud at once if its row cannot be stored in the database", async () => {
  const cloud = createCloud(await makePicture());
  vi.spyOn(db.cloudFile, "upsert").mockRejectedValueOnce(new Error("no connection"));
  const member = await makeMember({ password: null });
  await copyGooglePicture(db, member, googleAddress);
  expect(cloud.deletion).toHaveBeenCalledOnce();
  expect(cloud.listAddresses()).toEqual([raw.ufsUrl]);
});
