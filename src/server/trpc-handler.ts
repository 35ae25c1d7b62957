import "server-only";
import type { TRPCError } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { messages } from "@/content/messages";
import { createContext } from "./context";
import { readContentType, readText } from "./http/body";
import { isSameSiteRequest } from "./http/origin";
import { problem, refuseCrossSite, retryAfter } from "./http/problem";
import { describeError, log } from "./log";
import { appRouter } from "./root";

const requestLimits = { bytes: 64 * 1024, calls: 10 } as const;

async function checkRequest(request: Request): Promise<Request | Response> {
  if (request.method === "GET") return request;
  if (request.method !== "POST") {
    return problem(405, messages.general.takes("GET and POST"), { allow: "GET, POST" });
  }
  if (readContentType(request.headers) !== "application/json")
    return problem(415, messages.general.takes("JSON"));
  if (!isSameSiteRequest(request.headers)) return refuseCrossSite();
  const body = await readText(request, requestLimits.bytes);
  if (body === null) return problem(413, messages.general.tooLarge);
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, body, signal });
}

/** Accepts JSON of at most 64 KB, at most ten calls in a request, and POST requests only from the same site. */
export async function handleTrpc(request: Request): Promise<Response> {
  const checked = await checkRequest(request);
  if (checked instanceof Response) return checked;
  let refusedStream: TRPCError | undefined;
  const response = await fetchRequestHandler({
    endpoint: "/api/trpc",
    req: checked,
    router: appRouter,
    maxBatchSize: requestLimits.calls,
    createContext: ({ resHeaders }) => createContext(request.headers, resHeaders),
    responseMeta: ({ errors, info }) => {
      // tRPC does not pass subscription errors here and would answer 200.
      const refusal = info?.isBatchCall ? undefined : refusedStream;
      const headers = new Headers({ "cache-control": "private, no-store" });
      const isUnavailable = [refusal, ...errors].some((error) => error?.code === "SERVICE_UNAVAILABLE");
      if (isUnavailable) headers.set("retry-after", retryAfter);
      return { headers, status: refusal && getHTTPStatusCodeFromError(refusal) };
    },
    onError: ({ error, path, ctx, type }) => {
      if (type === "subscription") refusedStream = error;
      if (error.code !== "INTERNAL_SERVER_ERROR") return;
      log.error(
        { requestId: ctx?.requestId, path, ...describeError(error.cause ?? error) },
        "procedure failed",
      );
    },
  });
  // tRPC's own Cache-Control would let caches store a stream.
  if (response.headers.get("content-type") === "text/event-stream")
    response.headers.set("cache-control", "private, no-store, no-transform");
  return response;
}
