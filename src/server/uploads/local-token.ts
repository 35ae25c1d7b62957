import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { siteOrigin } from "../http/origin";
import { sign } from "../secret";

const appId = "aurea";

/** The key that stands in for UploadThing's where the ingest is part of this site; derived, so nowhere stored. */
function localApiKey() {
  return `sk_local_${sign("uploadthing", "api key")}`;
}

/** The local ingest in the form of an UploadThing token. */
export function localToken() {
  const token = { apiKey: localApiKey(), appId, regions: ["local"] };
  return Buffer.from(JSON.stringify(token)).toString("base64");
}

/** The address under which browsers reach the local ingest. */
export function ingestUrl() {
  return `${siteOrigin()}/api/storage`;
}

/** UploadThing's signature of a text: "hmac-sha256=" and 64 hexadecimal digits. */
export function uploadSignature(text: string) {
  return `hmac-sha256=${createHmac("sha256", localApiKey()).update(text).digest("hex")}`;
}

/** Whether a text was signed by this site, in constant time. */
export function isOwnSignature(text: string, signature: string) {
  const given = Buffer.from(signature);
  const wanted = Buffer.from(uploadSignature(text));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
