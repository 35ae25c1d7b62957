import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { afterEach } from "vitest";
import { refuseTunnels, serverOptions, watchClients } from "../../src/http-server/clients";

const timeouts = { checkMs: 20, idleMs: 300, leastBytes: 100 };
const endings: (() => unknown)[] = [];
afterEach(async () => void (await Promise.all(endings.splice(0).map((end) => end()))));

type Options = { limits?: Parameters<typeof watchClients>[2]; hops?: number };

/** Starts a server with short timeouts; `dial` connects to the server and writes to the socket. */
export async function listen(answer: RequestListener, { limits, hops = 0 }: Options = {}) {
  const server = createServer(serverOptions, (request, response) => {
    if (clients.admit(request, response)) answer(request, response);
  });
  const clients = watchClients(server, hops, limits, timeouts);
  refuseTunnels(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endings.push(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;

  function dial(head: string) {
    const socket = connect(port, "127.0.0.1");
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.on("error", () => {});
    socket.write(head);
    endings.push(() => socket.destroy());
    // Avoids `once` of node:events, which would reject if the connection is reset before it closes.
    const gone = new Promise((resolve) => socket.once("close", resolve));
    return { socket, received: () => received, gone };
  }
  const countConnections = () => promisify(server.getConnections.bind(server))();
  return { dial, countConnections, openResponses: clients.openResponses };
}

export const isGone = async ({ gone }: { gone: Promise<unknown> }, ms: number) =>
  (await Promise.race([gone.then(() => true), wait(ms).then(() => false)])) === true;

export const readAll: RequestListener = (request, response) => {
  request.resume().on("end", () => response.end("read"));
  request.on("error", () => {});
};
