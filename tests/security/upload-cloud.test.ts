import { makePicture } from "@tests/support/pictures";
import sharp from "sharp";
import { expect, test } from "vitest";
import { storeInCloud } from "@/server/uploads/cloud-store";

const token = Buffer.from(
  JSON.stringify({ apiKey: "sk_live_test", appId: "app", regions: ["fra1"] }),
).toString("base64");
const svg = `<svg xmlns="http://www.w3.org/2000/svg"/>`;
const path = "profile_pictures/abcdefgh/profile_1700000000000.webp";
const raw = {
  key: "rawkey0123456789",
  ufsUrl: "https://app.ufs.sh/f/rawkey0123456789",
  size: 0,
  type: "image/png",
};

/** This API serves the raw file until it is deleted, and stores the new file. */
function createCloud(bytes: Buffer) {
  const calls: string[] = [];
  const stored: Buffer[] = [];
  let isRawThere = true;
  const fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { host, pathname } = new URL(request.url);
    calls.push(`${request.method} ${host}${pathname.replace(/[A-Za-z0-9]{30,}/, "KEY")}`);
    if (request.method === "PUT") {
      const file = (await request.formData()).get("file") as File;
      stored.push(Buffer.from(await file.arrayBuffer()));
      expect((await sharp(stored[0]).metadata()).format).toBe("webp");
      const url = "https://app.ufs.sh/f/newkey0123456789";
      return Response.json({ url, appUrl: url, ufsUrl: url, fileHash: "h" });
    }
    if (pathname === "/v6/deleteFiles") {
      isRawThere = false;
      return Response.json({ success: true, deletedCount: 1 });
    }
    return isRawThere ? new Response(new Uint8Array(bytes)) : new Response(null, { status: 404 });
  }) as typeof globalThis.fetch;
  return { calls, stored, outside: { token, fetch } };
}

test("a picture in the cloud is fetched, re-encoded and stored, its original is deleted, and a replay stores nothing", async () => {
  const bytes = await makePicture();
  const { calls, outside } = createCloud(bytes);
  const sent = { ...raw, size: bytes.length };
  expect(await storeInCloud(sent, path, outside)).toBe("https://app.ufs.sh/f/newkey0123456789");
  expect(calls).toEqual([
    "GET app.ufs.sh/f/rawkey0123456789",
    "PUT fra1.ingest.uploadthing.com/KEY",
    "POST api.uploadthing.com/v6/deleteFiles",
  ]);
  expect(await storeInCloud(sent, path, outside)).toBeNull();
});

test("an original picture in the cloud is cropped before it is stored", async () => {
  const right = { create: { width: 32, height: 64, channels: 3, background: "#a3261f" } } as const;
  const bytes = await sharp(await makePicture("png", "#1e6b4a"))
    .composite([{ input: right, top: 0, left: 32 }])
    .png()
    .toBuffer();
  const { stored, outside } = createCloud(bytes);
  const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
  await storeInCloud({ ...raw, size: bytes.length, crop }, path, outside);
  const { channels } = await sharp(stored[0]).stats();
  const [red, green] = channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(2 * (green ?? 0));
});

test("an invalid file in the cloud is deleted, and an address outside the cloud is not fetched", async () => {
  const bad = createCloud(Buffer.from(svg));
  expect(await storeInCloud({ ...raw, size: svg.length }, path, bad.outside)).toBeNull();
  expect(bad.calls).toEqual(["GET app.ufs.sh/f/rawkey0123456789", "POST api.uploadthing.com/v6/deleteFiles"]);
  const cloud = createCloud(await makePicture());
  expect(
    await storeInCloud({ ...raw, ufsUrl: "http://169.254.169.254/f/rawkey0123456789" }, path, cloud.outside),
  ).toBeNull();
  expect(cloud.calls).toEqual(["POST api.uploadthing.com/v6/deleteFiles"]);
});
