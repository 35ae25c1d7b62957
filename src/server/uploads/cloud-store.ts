import "server-only";
import { env } from "@/env.mjs";
import type { Crop } from "@/lib/crop-schema";
import { maxPictureBytes } from "@/lib/picture-limits";
import { readBody } from "../http/body";
import { describeError, log } from "../log";
import { reencodePicture } from "./reencode";

const timeoutMs = 20_000;

type Options = { token?: string; fetch?: typeof fetch };
type Upload = { key: string; ufsUrl: string; size: number; type: string; crop?: Crop | null };

const cloudUrl = /^https:\/\/[a-z0-9-]+\.ufs\.sh\/f\/([A-Za-z0-9_-]{12,200})$/;

async function importSdk({ token = env.UPLOADTHING_TOKEN, fetch }: Options) {
  // Imports the SDK on first use, because it takes 60 MB and a site that stores pictures on disk does not need it.
  const { UTApi, UTFile } = await import("uploadthing/server");
  return { api: new UTApi({ token, fetch, logLevel: "Error" }), UTFile };
}

/** Returns the key of a picture in UploadThing's cloud, or null for any other address. */
export function readCloudKey(url: string) {
  return cloudUrl.exec(url)?.[1] ?? null;
}

export async function removeFromCloud(key: string, options: Options = {}) {
  const { api } = await importSdk(options);
  await api.deleteFiles(key);
}

async function fetchRaw({ ufsUrl, size }: Upload, options: Options) {
  if (!readCloudKey(ufsUrl) || size > maxPictureBytes) return null;
  const response = await (options.fetch ?? fetch)(ufsUrl, { signal: AbortSignal.timeout(timeoutMs) });
  return response.ok ? readBody(response, maxPictureBytes) : null;
}

/** Returns the address, or null if the cloud refused the picture. */
export async function addToCloud(picture: Uint8Array, path: string, options: Options = {}) {
  const { api, UTFile } = await importSdk(options);
  const file = new UTFile([new Uint8Array(picture)], path, { customId: path, type: "image/webp" });
  const { data } = await api.uploadFiles(file);
  return data && readCloudKey(data.ufsUrl) ? data.ufsUrl : null;
}

/** Returns the address, or null if invalid or refused. Deletes the raw file, so that callbacks cannot be replayed. */
export async function storeInCloud(raw: Upload, path: string, options: Options = {}): Promise<string | null> {
  try {
    const bytes = await fetchRaw(raw, options);
    const picture = bytes && (await reencodePicture(bytes, raw.type, raw.crop));
    return picture && (await addToCloud(picture, path, options));
  } finally {
    await removeFromCloud(raw.key, options).catch((error) => {
      log.warn(describeError(error), "raw upload not deleted");
    });
  }
}
