import { STATUS_CODES } from "node:http";
import { addressFrom, addressKey, createClientCounter } from "../client-address.mjs";

/** How much there may be at once. A browser opens six connections; many people may share one address. */
const most = { connections: 10_000, connectionsOfOne: 256, requestsOfOne: 256 };

const peerKey = Symbol("peer");

/** Writes an answer of one line to a bare socket, and closes it. */
function refuseSocket(socket, status, headers) {
  socket.on("error", () => {});
  const words = STATUS_CODES[status];
  const own = { "Content-Type": "text/plain; charset=utf-8", "Content-Length": words.length + 1 };
  const lines = Object.entries({ ...headers, ...own, Connection: "close" });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  if (socket.writable) socket.end(`HTTP/1.1 ${status} ${words}\r\n${head}\r\n${words}\n`);
  socket.destroySoon();
}

/**
 * Refuses what is too much at once, with 429 where one address has too many connections or requests and with 503 where
 * all have; and, where Node hands over the bare socket, what is not HTTP as we speak it. Behind a proxy, which holds the
 * connections of many, only requests are counted by address. `headers`: of each answer. Gives the way to ask for
 * room for a request: false when there is none.
 */
export function limitClients(server, { headers, hops, limits = most }) {
  const connections = createClientCounter(limits.connectionsOfOne);
  const requests = createClientCounter(limits.requestsOfOne);
  const refuse = (socket, status) => refuseSocket(socket, status, { ...headers, "Retry-After": 5 });
  let count = 0;

  server.prependListener("connection", (socket) => {
    const key = addressKey(socket.remoteAddress ?? "unknown");
    socket[peerKey] = key;
    if (count >= limits.connections) return refuse(socket, 503);
    if (hops === 0 && !connections.enter(key)) return refuse(socket, 429);
    count += 1;
    socket.once("close", () => {
      count -= 1;
      if (hops === 0) connections.leave(key);
    });
  });

  server.on("clientError", ({ code }, socket) => {
    const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[code] ?? 400;
    refuseSocket(socket, status, headers);
  });

  return (request, response) => {
    const { headers, socket } = request;
    const peer = socket[peerKey];
    const forwarded = headers["x-forwarded-for"];
    const key = hops > 0 && forwarded ? addressKey(addressFrom(forwarded, peer, hops)) : peer;
    if (!requests.enter(key)) return false;
    response.once("close", () => requests.leave(key));
    return true;
  };
}

/** Refuses at once to become anything but HTTP: nothing here is ever upgraded. */
export function refuseTunnels(server, headers = {}) {
  for (const event of ["upgrade", "connect"])
    server.on(event, (_request, socket) => refuseSocket(socket, 405, headers));
}
