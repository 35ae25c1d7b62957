import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { addressFrom, addressKey, createClientCounter } from "../client-address.mjs";

/** How much may be open at once. A browser opens six connections; many people may share one address. */
const defaultLimits = { connections: 10_000, connectionsPerClient: 256, requestsPerClient: 256 };

type Headers = Record<string, string>;

/** Writes a one-line answer to a bare socket, and closes it. */
function refuseSocket(socket: Duplex, status: number, headers: Headers) {
  socket.on("error", () => {});
  const words = STATUS_CODES[status] ?? "";
  const own = { "Content-Type": "text/plain; charset=utf-8", "Content-Length": words.length + 1 };
  const lines = Object.entries({ ...headers, ...own, Connection: "close" });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  if (socket.writable) socket.end(`HTTP/1.1 ${status} ${words}\r\n${head}\r\n${words}\n`);
  (socket as Socket).destroySoon();
}

type Options = { headers: Headers; hops: number; limits?: typeof defaultLimits };

/**
 * Limits what is open at once: 429 where one client has too many connections or requests, 503 where all have. Behind `hops` proxies,
 * whose connections carry many clients, only requests are counted by address. `headers` are those of every answer.
 * Returns the function that counts a request; it returns false when there is no room.
 */
export function limitClients(server: Server, { headers, hops, limits = defaultLimits }: Options) {
  const connections = createClientCounter(limits.connectionsPerClient);
  const requests = createClientCounter(limits.requestsPerClient);
  const keys = new WeakMap<Duplex, string>();
  const busy = { ...headers, "Retry-After": "5" };
  let count = 0;

  server.prependListener("connection", (socket: Socket) => {
    const key = addressKey(socket.remoteAddress ?? "unknown");
    keys.set(socket, key);
    if (count >= limits.connections) return refuseSocket(socket, 503, busy);
    if (hops === 0 && !connections.enter(key)) return refuseSocket(socket, 429, busy);
    count += 1;
    socket.once("close", () => {
      count -= 1;
      if (hops === 0) connections.leave(key);
    });
  });

  server.on("clientError", ({ code }: NodeJS.ErrnoException, socket) => {
    const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[code ?? ""] ?? 400;
    refuseSocket(socket, status, headers);
  });

  return ({ headers: asked, socket }: IncomingMessage, response: ServerResponse) => {
    const peer = keys.get(socket) ?? "unknown";
    const forwarded = asked["x-forwarded-for"]?.toString();
    const key = hops > 0 && forwarded ? addressKey(addressFrom(forwarded, peer, hops)) : peer;
    if (!requests.enter(key)) return false;
    response.once("close", () => requests.leave(key));
    return true;
  };
}

/** Refuses every upgrade and tunnel at once: this server speaks HTTP only. */
export function refuseTunnels(server: Server, headers: Headers = {}) {
  for (const event of ["upgrade", "connect"]) {
    server.on(event, (_request, socket: Duplex) => refuseSocket(socket, 405, headers));
  }
}
