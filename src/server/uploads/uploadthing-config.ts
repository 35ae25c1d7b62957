import "server-only";
import type { createRouteHandler } from "uploadthing/next";
import { env } from "@/env.mjs";
import { z } from "@/lib/zod";
import { siteOrigin } from "../http/origin";
import { registerUpload } from "./disk-store";
import { ingestUrl, localToken } from "./local-signature";

const announcementSchema = z.looseObject({ fileKeys: z.array(z.string()).length(1) });
const resultSchema = z.object({ fileKey: z.string(), callbackData: z.unknown() });

const results = new Map<string, unknown>();

/** Returns and removes the result of `onUploadComplete` for an upload. */
export function takeResult(key: string) {
  const result = results.get(key);
  results.delete(key);
  return result;
}

/** Keeps the result of this upload when it arrives; other results are dropped. */
export function awaitResult(key: string) {
  results.set(key, null);
}

type Outcome = { error?: unknown };
type PendingRegistration = { outcome: Promise<Outcome>; resolve: (outcome: Outcome) => void };

const registrations = new Map<string, PendingRegistration>();

function registrationOf(key: string) {
  const known = registrations.get(key);
  if (known) return known;
  let resolve: PendingRegistration["resolve"] = () => {};
  const outcome = new Promise<Outcome>((settle) => {
    resolve = settle;
  });
  const made = { outcome, resolve };
  registrations.set(key, made);
  return made;
}

/** Resolves once an upload is registered, or throws its error; the SDK responds without waiting for it. */
export async function whenRegistered(key: string) {
  const { error } = await registrationOf(key).outcome;
  registrations.delete(key);
  if (error) throw error;
}

/** Handles the SDK's calls to the local ingest inside this process, so that they need no public address. */
async function handleIngestCall(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/route-metadata")) {
    const { fileKeys, ...registration } = announcementSchema.parse(await request.json());
    const [key = ""] = fileKeys;
    const { resolve } = registrationOf(key);
    await registerUpload(key, registration).then(
      () => resolve({}),
      (error) => resolve({ error }),
    );
    return Response.json({ ok: true });
  }
  if (pathname.endsWith("/callback-result")) {
    const { fileKey, callbackData } = resultSchema.parse(await request.json());
    if (results.has(fileKey)) results.set(fileKey, callbackData);
    return Response.json({ ok: true });
  }
  return new Response(null, { status: 404 });
}

type Config = NonNullable<Parameters<typeof createRouteHandler>[0]["config"]>;

/** Returns whether pictures go to UploadThing's cloud; without a token they are stored on disk. */
export function isCloud() {
  return env.UPLOADTHING_TOKEN !== undefined;
}

/** Returns the SDK's configuration. At level "Info" the SDK would log signed addresses. */
export function uploadConfig(): Config {
  if (isCloud()) {
    return {
      token: env.UPLOADTHING_TOKEN,
      callbackUrl: `${siteOrigin()}/api/uploadthing`,
      logLevel: "Error",
    };
  }
  return {
    token: localToken(),
    ingestUrl: ingestUrl(),
    callbackUrl: `${siteOrigin()}/api/uploadthing`,
    isDev: false,
    logLevel: "None",
    fetch: (url, init) => handleIngestCall(new Request(url, init as RequestInit)),
  };
}
