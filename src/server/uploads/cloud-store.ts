import "server-only";
import { env } from "@/env.mjs";
import type { Crop } from "@/lib/crop-schema";
import { maxPictureBytes } from "@/lib/picture-limits";
import type { Database } from "../db/client";
import { readBody } from "../http/body";
import { describeError, log } from "../log";
import { reencodePicture } from "./reencode";

const timeoutMs = 20_000;

type Keys = { key: string }[];
type Upload = { key: string; ufsUrl: string; size: number; type: string; crop?: Crop | null };

const cloudUrl = /^https:\/\/[a-z0-9-]+\.ufs\.sh\/f\/([A-Za-z0-9_-]{12,200})$/;

async function importSdk() {
  // Imports the SDK on first use, because it takes 60 MB and a site that stores pictures on disk does not need it.
  const { UTApi, UTFile } = await import("uploadthing/server");
  return { api: new UTApi({ token: env.UPLOADTHING_TOKEN, logLevel: "Error" }), UTFile };
}

/** Returns the key of a picture in UploadThing's cloud, or null for any other address. */
export function readCloudKey(url: string) {
  return cloudUrl.exec(url)?.[1] ?? null;
}

/** Lists a file before anything refers to it, so that `removeLeftCloudFiles` finds it if its removal fails. */
async function listCloudFile(db: Database, key: string, url: string) {
  await db.cloudFile.upsert({ where: { key }, create: { key, url }, update: {} });
}

async function deleteFiles(keys: string[]) {
  const { api } = await importSdk();
  const { success } = await api.deleteFiles(keys);
  if (!success) throw new Error("UploadThing has not deleted the files");
}

/** Deletes files in the cloud and then their rows. Throws, and keeps the rows, if the cloud does not delete the files. */
export async function removeFromCloud(db: Database, keys: string[]) {
  await deleteFiles(keys);
  return db.cloudFile.deleteMany({ where: { key: { in: keys } } });
}

/** Deletes at most `limit` files that were listed before `time` and are not the picture of a member. */
export async function removeLeftCloudFiles(db: Database, time: Date, limit: number) {
  const rows = await db.$queryRaw<Keys>`SELECT "key" FROM "cloud_files" WHERE "createdAt" < ${time}
    AND NOT EXISTS (SELECT 1 FROM "users" WHERE "photoURL" = "url") LIMIT ${limit}`;
  const keys = rows.map(({ key }) => key);
  return keys.length > 0 ? removeFromCloud(db, keys) : { count: 0 };
}

async function fetchRaw({ ufsUrl, size }: Upload) {
  if (!readCloudKey(ufsUrl) || size > maxPictureBytes) return null;
  const response = await fetch(ufsUrl, { signal: AbortSignal.timeout(timeoutMs) });
  return response.ok ? readBody(response, maxPictureBytes) : null;
}

/** Returns the address, or null if the cloud refused the picture. */
export async function addToCloud(db: Database, picture: Uint8Array, path: string) {
  const { api, UTFile } = await importSdk();
  const file = new UTFile([new Uint8Array(picture)], path, { customId: path, type: "image/webp" });
  const { data } = await api.uploadFiles(file);
  const key = data && readCloudKey(data.ufsUrl);
  if (!key) return null;
  await listCloudFile(db, key, data.ufsUrl).catch(async (error) => {
    await deleteFiles([key]).catch(() => log.error({ key }, "picture left in UploadThing's cloud"));
    throw error;
  });
  return data.ufsUrl;
}

/**
 * Stores an uploaded picture and returns its address, or null if the picture is invalid or was refused. Deletes the raw
 * file, so that callbacks cannot be replayed.
 */
export async function storeInCloud(db: Database, raw: Upload, path: string): Promise<string | null> {
  try {
    await listCloudFile(db, raw.key, raw.ufsUrl);
    const bytes = await fetchRaw(raw);
    const picture = bytes && (await reencodePicture(bytes, raw.type, raw.crop));
    return picture && (await addToCloud(db, picture, path));
  } finally {
    await removeFromCloud(db, [raw.key]).catch((error) => {
      log.warn({ ...describeError(error), key: raw.key }, "raw upload not deleted or still listed");
    });
  }
}
