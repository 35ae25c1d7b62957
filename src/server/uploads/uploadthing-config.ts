import "server-only";
import type { createRouteHandler } from "uploadthing/next";
import { env } from "@/env.mjs";
import { z } from "@/lib/zod";
import { getSiteOrigin } from "../http/origin";
import { describeError, log } from "../log";
import { registerUpload } from "./disk-store";
import { createLocalToken, getIngestUrl } from "./local-signature";

const announcementSchema = z.looseObject({ fileKeys: z.array(z.string()).length(1) });

/** Handles the SDK's call to the local ingest inside this process, so that the site needs no public address. */
async function handleIngestCall(request: Request): Promise<Response> {
  if (!new URL(request.url).pathname.endsWith("/route-metadata")) return new Response(null, { status: 404 });
  const { fileKeys, ...registration } = announcementSchema.parse(await request.json());
  // The SDK would ignore an error here; the handler refuses uploads that were not registered.
  await registerUpload(fileKeys[0] ?? "", registration).catch((error) =>
    log.error(describeError(error), "upload not registered"),
  );
  return Response.json({ ok: true });
}

type Config = NonNullable<Parameters<typeof createRouteHandler>[0]["config"]>;

/** Returns whether pictures are stored in UploadThing's cloud; without a token they are stored on disk. */
export function isCloud() {
  return env.UPLOADTHING_TOKEN !== undefined;
}

/** Sets a log level below "Info", because at "Info" the SDK would log signed addresses. */
export function createUploadConfig(): Config {
  if (isCloud()) {
    return {
      token: env.UPLOADTHING_TOKEN,
      callbackUrl: `${getSiteOrigin()}/api/uploadthing`,
      logLevel: "Error",
    };
  }
  return {
    token: createLocalToken(),
    ingestUrl: getIngestUrl(),
    callbackUrl: `${getSiteOrigin()}/api/uploadthing`,
    isDev: false,
    logLevel: "None",
    fetch: (url, init) => handleIngestCall(new Request(url, init as RequestInit)),
  };
}
