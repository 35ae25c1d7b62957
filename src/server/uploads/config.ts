import "server-only";
import type { createRouteHandler } from "uploadthing/next";
import { env } from "@/env.mjs";
import { siteOrigin } from "../http/origin";
import { answerIngestCall } from "./ingest-calls";
import { ingestUrl, localToken } from "./local-token";

type Config = NonNullable<Parameters<typeof createRouteHandler>[0]["config"]>;

/** Whether pictures go to UploadThing's cloud; without a token this site takes and keeps them itself. */
export function isCloud() {
  return env.UPLOADTHING_TOKEN !== undefined;
}

/** How UploadThing's SDK is set up. It would log signed addresses on "Info", so it speaks of errors only. */
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
    fetch: (url, init) => answerIngestCall(new Request(url, init as RequestInit)),
  };
}
