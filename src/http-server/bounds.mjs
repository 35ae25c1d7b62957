const checkMs = 1_000;
/** for a head, and for the next one on the same connection */
const headMs = 10_000;
const bounds = {
  checkMs,
  idleMs: 16_000,
  /** what a body has to bring in each `idleMs`: less is no slow line but somebody who holds on */
  leastBytes: 8_192,
};

/** For `createServer`: heads are cut within twelve seconds, bodies watched by what arrives; no host is refused in words. */
export const serverOptions = {
  connectionsCheckingInterval: checkMs,
  headersTimeout: headMs,
  requestTimeout: 0,
  requireHostHeader: false,
  keepAliveTimeout: headMs,
};

/**
 * Cuts clients that keep the server waiting: a body that does not come along, an answer that is not read. Gives the
 * exchanges that are open, each a request with its response.
 */
export function watchClients(server, { checkMs, idleMs, leastBytes } = bounds) {
  const open = new Set();

  server.prependListener("request", (request, response) => {
    const exchange = { request, response, since: Date.now(), read: request.socket.bytesRead };
    open.add(exchange);
    response.once("close", () => open.delete(exchange));
  });

  const timer = setInterval(() => {
    const now = Date.now();
    for (const exchange of open) {
      const { socket, complete } = exchange.request;
      if (complete || now - exchange.since < idleMs) continue;
      if (socket.bytesRead - exchange.read < leastBytes) socket.destroy();
      Object.assign(exchange, { since: now, read: socket.bytesRead });
    }
  }, checkMs);
  timer.unref();

  // Node counts a part of an answer that was read as life, so this is silence. It says so of a write that came to a stop
  // in its middle only after the same time once more.
  const silenceMs = idleMs / 2;
  server.timeout = silenceMs;
  server.on("timeout", (socket) => {
    const isBusy = open.values().some(({ request }) => request.socket === socket);
    if (isBusy && socket.writableLength === 0) socket.setTimeout(silenceMs);
    else socket.destroy();
  });
  return open;
}
