import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { addressKey, createClientCounter, readClientAddress } from "../client-address.mjs";
import { bareHeaders } from "../headers.mjs";

/**
 * One client may have far more than the six connections of a browser, because many people may share an address. Browsers
 * and proxies wait for each response of a connection; a client that sends many requests at once would delay all others.
 */
const defaultLimits = {
  connections: 10_000,
  connectionsPerClient: 256,
  requestsPerClient: 256,
  requestsPerConnection: 16,
};
const checkMs = 1_000;
/** A body must deliver `leastBytes` in each `idleMs`; slower clients are assumed to attack. */
const defaultTimeouts = { checkMs, idleMs: 16_000, leastBytes: 8_192 };

/** The head of a request has a time limit; bodies have a minimum speed instead. */
export const serverOptions = {
  connectionsCheckingInterval: checkMs,
  headersTimeout: 10_000,
  // Twice Node's default, because other sites of the same domain may set large cookies.
  maxHeaderSize: 32_768,
  requestTimeout: 0,
  requireHostHeader: false,
  // Joins two Host headers into an invalid host name, which is refused with 400 (RFC 9112, 3.2).
  joinDuplicateHeaders: true,
  // Ignores the offer of HTTP/2 that Java's client and curl send, which RFC 9110 allows.
  shouldUpgradeCallback: ({ headers }: IncomingMessage) => !/^h2c$/i.test(headers.upgrade ?? ""),
  // Clients are told a timeout shorter than the real one, so that they send nothing on a closing connection.
  keepAliveTimeout: 8_000,
  keepAliveTimeoutBuffer: 3_000,
};

const addressHeader = "x-aurea-client";

/** Sets the header from which the site reads the client's address, overwriting what a client sent. */
function setAddressHeader({ headers, rawHeaders }: IncomingMessage, address: string) {
  if (addressHeader in headers)
    for (const [at, name] of rawHeaders.entries())
      if (at % 2 === 0 && name.toLowerCase() === addressHeader) rawHeaders[at] = "x-ignored";
  headers[addressHeader] = address;
  rawHeaders.push(addressHeader, address);
}

/** Sends a response that is not cached, because a redirect or refusal may end when a setting changes. */
export function refuse(response: ServerResponse, status: number, more: Record<string, string> = {}) {
  const own = { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" };
  response.writeHead(status, { ...bareHeaders, ...own, ...more });
  response.end(`${STATUS_CODES[status]}\n`);
}

function refuseSocket(socket: Duplex, status: number, headers: Record<string, string> = {}) {
  socket.on("error", () => {});
  const text = `${STATUS_CODES[status]}\n`;
  const own = { "Content-Type": "text/plain; charset=utf-8", "Content-Length": text.length };
  const lines = Object.entries({ ...bareHeaders, ...headers, ...own, Connection: "close" });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  // Waits, so that the cached responses to earlier requests of the connection are sent first.
  setImmediate(() => {
    if (socket.writable) socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${text}`);
    (socket as Socket).destroySoon();
  });
}

/** Refuses upgrades and CONNECT with 405, because this server supports HTTP only. */
export function refuseTunnels(server: Server) {
  for (const event of ["upgrade", "connect"])
    server.on(event, (_request, socket: Duplex) => refuseSocket(socket, 405));
}

const retryLater = { "Retry-After": "5" };

/**
 * `key` is the client for which the request counts, or null for a refused one. `read` is how many bytes the connection
 * had read at the time `since`.
 */
type Exchange = { response: ServerResponse; key: string | null; since: number; read: number };

/**
 * Limits connections and requests (429 for one client, 503 for all together), and disconnects clients that do not send
 * their body, do not read their response or send further requests without waiting for the responses. Behind `hops`
 * proxies it counts only requests per client, because a proxy's connections carry many clients.
 */
export function watchClients(
  server: Server,
  hops: number,
  limits = defaultLimits,
  timeouts = defaultTimeouts,
) {
  const connections = createClientCounter(limits.connectionsPerClient);
  const requests = createClientCounter(limits.requestsPerClient);
  // Keeps one entry per connection, because a Map that changes with every request keeps old garbage alive in V8.
  const open = new Map<Socket, { address: string; key: string; exchanges: Exchange[] }>();

  function end(exchanges: Exchange[], exchange: Exchange) {
    const at = exchanges.indexOf(exchange);
    if (at < 0) return;
    exchanges.splice(at, 1);
    if (exchange.key !== null) requests.leave(exchange.key);
  }

  server.prependListener("connection", (socket: Socket) => {
    const address = readClientAddress([], socket.remoteAddress ?? "unknown", 0);
    const key = addressKey(address);
    if (open.size >= limits.connections) return refuseSocket(socket, 503, retryLater);
    if (hops === 0 && !connections.enter(key)) return refuseSocket(socket, 429, retryLater);
    const exchanges: Exchange[] = [];
    open.set(socket, { address, key, exchanges });
    socket.once("close", () => {
      open.delete(socket);
      // Before version 24, Node does not close the responses that wait for the first response of the connection.
      for (const exchange of [...exchanges]) end(exchanges, exchange);
      if (hops === 0) connections.leave(key);
    });
  });

  server.on("clientError", ({ code }: NodeJS.ErrnoException, socket) => {
    const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[code ?? ""] ?? 400;
    refuseSocket(socket, status);
  });

  /** Returns false if the request must not be handled, because it is refused or its client is disconnected. */
  function admit(request: IncomingMessage, response: ServerResponse) {
    const connection = open.get(request.socket);
    if (!connection) return false;
    const { exchanges } = connection;
    if (exchanges.length >= limits.requestsPerConnection) {
      request.socket.destroy();
      return false;
    }
    // Reads the proxies' headers before Next changes them.
    const { "x-forwarded-for": addresses, forwarded: entries } = request.headers;
    const isForwarded = hops > 0 && Boolean(addresses || entries);
    const address = isForwarded
      ? readClientAddress([addresses?.toString(), entries], connection.address, hops)
      : connection.address;
    const key = isForwarded ? addressKey(address) : connection.key;
    setAddressHeader(request, address);
    const isAdmitted = requests.enter(key);
    const read = request.socket.bytesRead;
    const exchange = { response, key: isAdmitted ? key : null, since: performance.now(), read };
    exchanges.push(exchange);
    response.on("close", () => end(exchanges, exchange));
    if (!isAdmitted) refuse(response, 429, retryLater);
    return isAdmitted;
  }

  server.on("checkExpectation", (request, response) => {
    if (!request.socket.destroyed && admit(request, response)) refuse(response, 417);
  });

  setInterval(() => {
    const now = performance.now();
    for (const [socket, { exchanges }] of open)
      for (const exchange of exchanges) {
        if (exchange.response.req.complete || now - exchange.since < timeouts.idleMs) continue;
        if (socket.bytesRead - exchange.read < timeouts.leastBytes) socket.destroy();
        exchange.since = now;
        exchange.read = socket.bytesRead;
      }
  }, timeouts.checkMs).unref();

  // Sets our own idle timeout, because Node counts a partly read response as activity. The value is halved, because
  // Node reports a stalled write only after twice the timeout.
  server.timeout = timeouts.idleMs / 2;
  server.on("timeout", (socket: Socket) => {
    const isBusy = Boolean(open.get(socket)?.exchanges.length);
    if (isBusy && socket.writableLength === 0) socket.setTimeout(timeouts.idleMs / 2);
    else socket.destroy();
  });
  return {
    openResponses: () =>
      [...open.values()].flatMap(({ exchanges }) => exchanges.map((each) => each.response)),
    admit,
  };
}
