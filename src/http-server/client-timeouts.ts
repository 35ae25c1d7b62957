import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const checkMs = 1_000;
/** For a request's head, and for the next one on the same connection. */
const headMs = 10_000;
/** A body has to bring `leastBytes` in each `idleMs`: less is no slow line but a slow client on purpose. */
const defaultTimeouts = { checkMs, idleMs: 16_000, leastBytes: 8_192 };

/** Options for `createServer`: heads are cut within twelve seconds; bodies are watched by what arrives, below. */
export const serverOptions = {
  connectionsCheckingInterval: checkMs,
  headersTimeout: headMs,
  requestTimeout: 0,
  requireHostHeader: false,
  keepAliveTimeout: headMs,
};

export type Exchange = { request: IncomingMessage; response: ServerResponse; since: number; read: number };

/** Cuts clients whose body does not arrive or who do not read their answer. Returns the exchanges that are open. */
export function watchClients(server: Server, { checkMs, idleMs, leastBytes } = defaultTimeouts) {
  const open = new Set<Exchange>();

  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const exchange = { request, response, since: Date.now(), read: request.socket.bytesRead };
    open.add(exchange);
    response.once("close", () => open.delete(exchange));
  });

  setInterval(() => {
    const now = Date.now();
    for (const exchange of open) {
      const { socket, complete } = exchange.request;
      if (complete || now - exchange.since < idleMs) continue;
      if (socket.bytesRead - exchange.read < leastBytes) socket.destroy();
      Object.assign(exchange, { since: now, read: socket.bytesRead });
    }
  }, checkMs).unref();

  // Node takes a part of an answer that was read for activity, so this is an idle timeout. It reports a write that
  // stalled half way only after the same time once more, hence half of it.
  server.timeout = idleMs / 2;
  server.on("timeout", (socket: Socket) => {
    const isBusy = [...open].some(({ request }) => request.socket === socket);
    if (isBusy && socket.writableLength === 0) socket.setTimeout(idleMs / 2);
    else socket.destroy();
  });
  return open;
}
