import "server-only";
import { z } from "@/lib/zod";
import { registerUpload } from "./disk-store";

const announcementSchema = z.looseObject({ fileKeys: z.array(z.string()).length(1) });
const resultSchema = z.object({ fileKey: z.string(), callbackData: z.unknown() });

const results = new Map<string, unknown>();

/** The answer of `onUploadComplete` for an upload, once. */
export function takeResult(key: string) {
  const result = results.get(key);
  results.delete(key);
  return result;
}

/** Expects an answer for this upload; answers nobody waits for are not kept. */
export function awaitResult(key: string) {
  results.set(key, null);
}

type Outcome = { error?: unknown };
type Noted = { outcome: Promise<Outcome>; resolve: (outcome: Outcome) => void };

const noted = new Map<string, Noted>();

function notedOf(key: string) {
  const known = noted.get(key);
  if (known) return known;
  let resolve: Noted["resolve"] = () => {};
  const outcome = new Promise<Outcome>((settle) => {
    resolve = settle;
  });
  const made = { outcome, resolve };
  noted.set(key, made);
  return made;
}

/** Resolves once an announced upload is noted, or throws why it is not: the SDK answers without waiting for either. */
export async function whenNoted(key: string) {
  const { error } = await notedOf(key).outcome;
  noted.delete(key);
  if (error) throw error;
}

/**
 * Stands in for the network between UploadThing's SDK and the local ingest: both are in this process, so the
 * calls between them have no address that anybody else could send to.
 */
export async function answerIngestCall(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/route-metadata")) {
    const { fileKeys, ...registration } = announcementSchema.parse(await request.json());
    const [key = ""] = fileKeys;
    const { resolve } = notedOf(key);
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
