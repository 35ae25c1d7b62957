import "server-only";
import { createHash } from "node:crypto";
import { messages } from "@/content/messages";
import { picture } from "@/content/picture";
import { maxPictureBytes } from "@/lib/picture-limits";
import { getSession } from "../auth/session-lookup";
import { readBody } from "../http/body";
import { getSiteOrigin, isSameSiteRequest } from "../http/origin";
import { problem, refuseCrossSite } from "../http/problem";
import { claimUpload, findUpload, type Registration, writePicture } from "./disk-store";
import { answerUpload } from "./handler";
import { type Allowed, readPresigned } from "./local-signature";
import { getPictureUrl } from "./picture-path";
import { servePicture } from "./picture-store";
import { reencodePicture } from "./reencode";
import { isCloud } from "./uploadthing-config";

const bodyLimit = maxPictureBytes + 64 * 1024;
const text = picture.messages;

type Expected = { allowed: Allowed; registration: Registration };

/** Returns the picture's address, or why the picture was not assigned to its member. */
export type Complete = (
  metadata: Registration["metadata"],
  url: string,
) => Promise<{ url?: string; error?: string }>;

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

async function findExpected(request: Request): Promise<Expected | Response> {
  if (!isSameSiteRequest(request.headers)) return refuseCrossSite();
  const allowed = readPresigned(request);
  if (!allowed) return problem(403, text.expired);
  const session = await getSession(request.headers);
  if (session.state === "degraded") return problem(503, messages.general.databaseUnavailable);
  if (session.state === "none") return problem(401, text.missing);
  const registration = await findUpload(allowed.key);
  if (!registration) return problem(409, text.expired);
  const { userId, path } = registration.metadata;
  if (userId !== session.user.id || path !== allowed.path) return problem(403, text.missing);
  return { allowed, registration };
}

async function store(
  { allowed, registration: { metadata } }: Expected,
  bytes: Uint8Array,
  complete: Complete,
) {
  const { path, type } = allowed;
  const encoded = await reencodePicture(bytes, type, metadata.crop);
  if (!encoded) return problem(400, text.invalid);
  await writePicture(path, encoded);
  const url = `${getSiteOrigin()}${getPictureUrl(path)}`;
  const fileHash = createHash("sha256").update(encoded).digest("hex");
  const serverData = await complete(metadata, getPictureUrl(path));
  if (serverData.url) return Response.json({ url, appUrl: url, ufsUrl: url, fileHash, serverData });
  return serverData.error === text.missing ? problem(409, text.missing) : problem(503, text.notStored);
}

async function receive(request: Request, complete: Complete) {
  const expected = await findExpected(request);
  if (expected instanceof Response) return expected;
  const bytes = await readFile(request, expected.allowed);
  if (bytes instanceof Response) return bytes;
  if (!(await claimUpload(expected.allowed.key))) return problem(409, text.expired);
  return store(expected, bytes, complete);
}

/** Reports to UploadThing's client that no bytes of a signed upload have arrived, or returns a picture's headers. */
export async function handleHead(request: Request): Promise<Response> {
  if (!isCloud() && readPresigned(request))
    return new Response(null, { headers: { "x-ut-range-start": "0" } });
  const { status, headers } = await servePicture(request);
  return new Response(null, { status, headers });
}

export function createIngestHandler(complete: Complete) {
  return async (request: Request) =>
    isCloud() ? problem(404, messages.general.notFound) : answerUpload(receive(request, complete));
}
