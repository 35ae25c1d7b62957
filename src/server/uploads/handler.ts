import "server-only";
import { createRouteHandler, type FileRouter } from "uploadthing/next";
import { messages } from "@/content/messages";
import { picture } from "@/content/picture";
import { cropSchema } from "@/lib/crop-schema";
import { parseJson } from "@/lib/parse-json";
import { z } from "@/lib/zod";
import { getSession } from "../auth/session-lookup";
import { readBody, readContentType } from "../http/body";
import { getSiteOrigin, isSameSiteRequest } from "../http/origin";
import { problem, refuseCrossSite } from "../http/problem";
import { describeError, log } from "../log";
import { consume } from "../rate-limit";
import { findUpload } from "./disk-store";
import { createUploadConfig, isCloud } from "./uploadthing-config";

const bodyLimit = 16 * 1024;
const uploadLimit = { name: "picture", points: 40, seconds: 10 * 60 };

/** Validated here because UploadThing fails on deeply nested input. */
const uploadRequestSchema = z.object({
  files: z.array(z.object({ name: z.string(), size: z.number(), type: z.string() })),
  input: cropSchema.nullish(),
});

async function refuseRequest(request: Request): Promise<Response | null> {
  const { searchParams } = new URL(request.url);
  if (searchParams.get("slug") !== "profilePicture") return problem(404, messages.general.notFound);
  if (request.headers.has("uploadthing-hook")) {
    // Only callbacks of UploadThing's cloud, which come from another site, may have this header.
    return isCloud() && !searchParams.has("actionType") ? null : refuseCrossSite();
  }
  if (searchParams.get("actionType") !== "upload") return problem(400, messages.general.unreadable);
  if (readContentType(request.headers) !== "application/json")
    return problem(415, messages.general.takes("JSON"));
  if (!isSameSiteRequest(request.headers)) return refuseCrossSite();
  const session = await getSession(request.headers);
  if (session.state === "degraded") return problem(503, messages.general.databaseUnavailable);
  if (session.state === "none") return problem(401, picture.messages.missing);
  const seconds = await consume(uploadLimit, session.user.id);
  return seconds > 0 ? problem(429, messages.general.rateLimited(seconds)) : null;
}

/** A page opened at 127.0.0.1 must upload to 127.0.0.1, because browsers treat localhost as another site. */
function moveToOrigin(request: Request, text: string) {
  const origin = request.headers.get("origin");
  return origin ? text.replaceAll(`"${getSiteOrigin()}/`, `"${origin}/`) : text;
}

/** `name` is the path of the picture. */
const uploadResponseSchema = z.array(z.object({ key: z.string(), name: z.string() }));

/** Throws if the upload could not be registered. */
async function finishResponse(request: Request, response: Response) {
  if (!response.ok || isCloud()) return response;
  const text = await response.text();
  for (const { key, name } of uploadResponseSchema.parse(JSON.parse(text))) {
    const upload = await findUpload(key);
    if (upload?.metadata.path !== name) throw new Error("an upload that was not registered");
  }
  return new Response(moveToOrigin(request, text), response);
}

async function handle(request: Request, run: (request: Request) => Promise<Response>) {
  if (request.method === "GET") return run(request);
  const refused = await refuseRequest(request);
  if (refused) return refused;
  const body = await readBody(request, bodyLimit);
  if (!body) return problem(413, messages.general.tooLarge);
  const given = parseJson(body.toString());
  const isReadable = request.headers.has("uploadthing-hook") || uploadRequestSchema.safeParse(given).success;
  if (given === undefined || !isReadable) return problem(400, messages.general.unreadable);
  const { url, method, headers } = request;
  return finishResponse(request, await run(new Request(url, { method, headers, body })));
}

/** Returns 503 after an unexpected error. */
export async function answerUpload(answer: Promise<Response>) {
  try {
    const response = await answer;
    response.headers.set("cache-control", "no-store");
    return response;
  } catch (error) {
    log.error(describeError(error), "upload failed");
    return problem(503, picture.messages.notStored);
  }
}

/** Accepts upload requests only from our own pages, and signed callbacks of the cloud. */
export function createUploadsHandler(router: FileRouter) {
  let handler: ReturnType<typeof createRouteHandler> | null = null;
  const run = (request: Request) => {
    // Created on first use, because the port in its configuration is known only once the site is running.
    handler ??= createRouteHandler({ router, config: createUploadConfig() });
    const method = request.method === "GET" ? handler.GET : handler.POST;
    return method(request as Parameters<typeof method>[0]);
  };
  return (request: Request) => answerUpload(handle(request, run));
}
