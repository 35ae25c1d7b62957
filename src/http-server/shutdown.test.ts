import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { Agent, createServer, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { Stopping } from "../process-registry";
import { serverOptions, watchClients } from "./clients";
import { prepareShutdown } from "./shutdown";

async function listen(handle: RequestListener) {
  const server = createServer(serverOptions, (request, response) => {
    if (shutdown.intercept(response)) return;
    clients.admit(request, response);
    handle(request, response);
  });
  const clients = watchClients(server, 0);
  const state = { isStopped: false };
  const shutdown = prepareShutdown(server, clients.openResponses, () => {
    state.isStopped = true;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.close().closeAllConnections());
  return { ...shutdown, state, port: (server.address() as AddressInfo).port };
}

const readAll: RequestListener = (request, response) => {
  request.resume().on("end", () => response.end("done"));
};

/** Resolves to the response's status and Connection header, or to an error code as the status. */
function send(port: number, agent: Agent | false = false) {
  const options = { host: "127.0.0.1", port, method: "POST", agent, headers: { "content-length": 2 } };
  return new Promise<{ status?: number | string; connection?: string }>((resolve) => {
    const sent = request(options, ({ statusCode: status, headers: { connection } }) => {
      resolve({ status, connection });
    });
    sent.on("response", (response) => response.resume());
    sent.on("error", ({ code }: NodeJS.ErrnoException) => resolve({ status: code })).end("{}");
  });
}

test("a stopping server answers all requests while it drains, and then a last request on each open connection", async () => {
  const { stop, isStopping, state, port } = await listen(readAll);
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => kept.destroy());
  expect(await send(port, kept)).toEqual({ status: 200, connection: "keep-alive" });
  const begun = performance.now();
  stop();
  expect(isStopping()).toBe(true);
  expect(await send(port, kept)).toEqual({ status: 200, connection: "keep-alive" });
  while ((await send(port)).status === 200) await wait(20);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(1_400);
  expect(await send(port, kept)).toEqual({ status: 200, connection: "close" });
  await expect.poll(() => state.isStopped, { timeout: 4_000 }).toBe(true);
});

test("a stopping server waits for work that has begun, such as an email that is being sent", async () => {
  const { stop, state } = await listen(readAll);
  const { promise, resolve } = Promise.withResolvers<void>();
  const addWork = (message: unknown) => (message as Stopping).waitFor(promise);
  subscribe("aurea:stopping", addWork);
  onTestFinished(() => void unsubscribe("aurea:stopping", addWork));
  stop();
  await wait(2_500);
  expect(state.isStopped).toBe(false);
  resolve();
  await expect.poll(() => state.isStopped).toBe(true);
});

test("an answer in progress when the server stops is sent completely", async () => {
  const { stop, state, port } = await listen((_request, response) => {
    response.write("half ");
    setTimeout(() => response.end("done"), 3_000);
  });
  const slow = await fetch(`http://127.0.0.1:${port}`);
  stop();
  expect(await slow.text()).toBe("half done");
  await expect.poll(() => state.isStopped, { timeout: 2_000 }).toBe(true);
});
