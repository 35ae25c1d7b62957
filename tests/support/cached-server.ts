import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { createHttpCache } from "../../src/http-server/http-cache";
import { RecordableResponse } from "../../src/http-server/recordable-response";
import { sendRaw } from "./raw-request";

export type Reply = {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  failsAtEnd?: boolean;
};

export const shared = { "cache-control": "s-maxage=60", "content-type": "text/html" };

/** A body for which `complete` throws. */
export const incompletable = "incompletable";

/** Starts a server with the cache, and records the requests that reach the handler. */
export async function listen(
  reply: (request: IncomingMessage) => Reply | Promise<Reply>,
  bounds: { maxBytes?: number; turnMs?: number } = {},
) {
  const asked: string[] = [];
  const cache = createHttpCache({
    ...bounds,
    coveredHeaders: ["rsc"],
    complete: ({ headers, body }) => {
      if (`${body}` === incompletable) throw new Error("cannot be completed");
      headers["x-length"] = body.length;
    },
    async handle(request, response) {
      asked.push(`${request.method} ${request.url}`);
      const { status = 200, headers = shared, body = "hello", failsAtEnd } = await reply(request);
      response.writeHead(status, headers);
      response.write(body.slice(0, 2));
      response.end(body.slice(2));
      if (failsAtEnd) throw new Error("failed after its response");
    },
  });
  const server = createServer({ ServerResponse: RecordableResponse }, (request, response) => {
    const { url = "" } = request;
    if (request.headers["x-stopping"]) response.setHeader("connection", "close");
    // As on the site, the cache key may contain more than the path.
    return cache.respond(request, response, url.startsWith("/private") ? null : decodeURI(url));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;

  const ask = (path: string, { method = "GET", ...headers }: Record<string, string> = {}) =>
    sendRaw(`http://127.0.0.1:${port}`, { path, method, headers });
  return { ask, asked, cache, port };
}
