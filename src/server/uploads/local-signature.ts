import "server-only";
import { createHmac } from "node:crypto";
import { maxPictureBytes, pictureTypes } from "@/lib/picture-limits";
import { z } from "@/lib/zod";
import { getSiteOrigin } from "../http/origin";
import { isSameSecret, sign } from "../secret";
import { isPicturePath } from "./picture-path";

const appId = "aurea";

/** This key replaces UploadThing's API key for the local ingest, so that no key needs to be stored. */
function deriveApiKey() {
  return `sk_local_${sign("uploadthing", "api key")}`;
}

export function createLocalToken() {
  const token = { apiKey: deriveApiKey(), appId, regions: ["local"] };
  return Buffer.from(JSON.stringify(token)).toString("base64");
}

export function getIngestUrl() {
  return `${getSiteOrigin()}/api/storage`;
}

/** Returns a signature in UploadThing's format: "hmac-sha256=" and 64 hexadecimal digits. */
export function signUpload(text: string) {
  return `hmac-sha256=${createHmac("sha256", deriveApiKey()).update(text).digest("hex")}`;
}

const allowedSchema = z.object({
  key: z.string().regex(/^[A-Za-z0-9]{20,80}$/),
  expires: z.coerce.number().int(),
  size: z.coerce.number().int().min(1).max(maxPictureBytes),
  type: z.enum(pictureTypes),
  path: z.string().refine(isPicturePath),
});

export type Allowed = z.infer<typeof allowedSchema>;

// The SDK encodes values twice: once by itself and once through URLSearchParams.
function decode(value: string | null) {
  try {
    return decodeURIComponent(value ?? "");
  } catch {
    return "";
  }
}

/** Returns what a signed address allows, or null if the signature is invalid or expired. */
export function readPresigned(request: Request): Allowed | null {
  const { pathname, searchParams } = new URL(request.url);
  const signature = searchParams.get("signature") ?? "";
  searchParams.delete("signature");
  const key = pathname.slice(pathname.lastIndexOf("/") + 1);
  // The origin is from the configuration, because a request's Host is not trusted.
  if (!isSameSecret(signature, signUpload(`${getIngestUrl()}/${key}?${searchParams}`))) return null;
  const value = (name: string) => decode(searchParams.get(name));
  const { data } = allowedSchema.safeParse({
    key,
    expires: value("expires"),
    size: value("x-ut-file-size"),
    type: value("x-ut-file-type"),
    path: value("x-ut-custom-id"),
  });
  return data && data.expires > Date.now() ? data : null;
}
