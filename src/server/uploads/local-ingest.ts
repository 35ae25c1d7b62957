import "server-only";
import { createHash } from "node:crypto";
import { messages } from "@/content/messages";
import { picture } from "@/content/picture";
import { maxPictureBytes } from "@/lib/picture-limits";
import { getSession } from "../auth/session-lookup";
import { readBody } from "../http/body";
import { isSameSiteRequest, siteOrigin } from "../http/origin";
import { problem } from "../http/problem";
import { describeError, log } from "../log";
import { claimUpload, findUpload, type Registration, removePicture, writePicture } from "./disk-store";
import type { UploadThing } from "./handler";
import { type Allowed, readPresigned, uploadSignature } from "./local-signature";
import { pictureUrl } from "./picture-path";
import { servePicture } from "./picture-store";
import { reencodePicture } from "./reencode";
import { awaitResult, isCloud, takeResult } from "./uploadthing-config";

const bodyLimit = maxPictureBytes + 64 * 1024;
const text = picture.messages;

type Expected = { allowed: Allowed; registration: Registration };
type Arrived = Expected & { run: UploadThing };

async function readFile(request: Request, { size }: Allowed): Promise<Uint8Array | Response> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data;/i.test(type))
    return problem(415, messages.general.takes("a form with one picture"));
  const body = await readBody(request, bodyLimit);
  if (!body) return problem(413, text.tooLarge);
  const form = await new Response(body, { headers: { "content-type": type } }).formData().catch(() => null);
  const [file, ...others] = form ? [...form.values()] : [];
  if (!(file instanceof File) || others.length > 0 || file.size !== size) {
    return problem(400, text.invalid);
  }
  return new Uint8Array(await file.arrayBuffer());
}

/** Returns the pending upload of a request, or the response that rejects it. */
async function findExpected(request: Request): Promise<Expected | Response> {
  if (!isSameSiteRequest(request.headers)) return problem(403, messages.general.notOurs(siteOrigin()));
  const allowed = readPresigned(request);
  if (!allowed) return problem(403, text.expired);
  const session = await getSession(request.headers);
  if (session.state === "degraded") return problem(503, messages.general.databaseAway);
  if (session.state === "none") return problem(401, text.missing);
  const registration = await findUpload(allowed.key);
  if (!registration) return problem(409, text.expired);
  const { userId, path } = registration.metadata;
  if (userId !== session.user.id || path !== allowed.path) return problem(403, text.missing);
  return { allowed, registration };
}

/** Calls UploadThing's handler as the cloud would, and returns its result. */
async function callBack({ allowed, registration, run }: Arrived, file: Record<string, unknown>) {
  const { metadata, callbackUrl, callbackSlug } = registration;
  const body = JSON.stringify({ status: "uploaded", origin: `${siteOrigin()}/api/storage`, metadata, file });
  awaitResult(allowed.key);
  await run(
    new Request(`${callbackUrl}?slug=${callbackSlug}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "uploadthing-hook": "callback",
        "x-uploadthing-signature": uploadSignature(body),
      },
      body,
    }),
  );
  const result = takeResult(allowed.key);
  return typeof result === "object" && result !== null ? { ...result } : {};
}

async function store(arrived: Arrived, bytes: Uint8Array) {
  const { key, path, type } = arrived.allowed;
  const drawn = await reencodePicture(bytes, type, arrived.registration.metadata.crop);
  if (!drawn) return problem(400, text.invalid);
  await writePicture(path, drawn);
  const url = `${siteOrigin()}${pictureUrl(path)}`;
  const places = { url, appUrl: url, ufsUrl: url };
  const fileHash = createHash("sha256").update(drawn).digest("hex");
  const named = { key, name: path, customId: path, type: "image/webp", size: drawn.length };
  const serverData: { url?: string; error?: string } = await callBack(arrived, {
    ...named,
    ...places,
    fileHash,
  });
  if (serverData.url) return Response.json({ ...places, fileHash, serverData });
  await removePicture(path);
  return serverData.error === text.missing ? problem(409, text.missing) : problem(503, text.notStored);
}

async function receive(request: Request, run: UploadThing) {
  const expected = await findExpected(request);
  if (expected instanceof Response) return expected;
  const bytes = await readFile(request, expected.allowed);
  if (bytes instanceof Response) return bytes;
  if (!(await claimUpload(expected.allowed.key))) return problem(409, text.expired);
  return store({ ...expected, run }, bytes);
}

/** Handles HEAD: reports to UploadThing's client that no bytes of the file have arrived yet. */
export async function handleHead(request: Request): Promise<Response> {
  if (!isCloud() && readPresigned(request))
    return new Response(null, { headers: { "x-ut-range-start": "0" } });
  const { status, headers } = await servePicture(request);
  return new Response(null, { status, headers });
}

/** Returns the handler that stores a file sent to its signed address. */
export function ingestHandler(run: UploadThing) {
  return async (request: Request): Promise<Response> => {
    if (isCloud()) return problem(404, messages.general.noProcedure);
    try {
      const response = await receive(request, run);
      response.headers.set("cache-control", "no-store");
      return response;
    } catch (error) {
      log.error(describeError(error), "picture not stored");
      return problem(503, text.notStored);
    }
  };
}
