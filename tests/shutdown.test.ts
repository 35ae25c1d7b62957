import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { serverOptions, watchClients } from "../src/http-server/bounds.mjs";
import { prepareStop } from "../src/http-server/stopping.mjs";

/** Sends a form, on a connection of its own unless an agent keeps one; gives the status, or why there is none. */
function send(port: number, agent: Agent | false = false) {
  const options = { host: "127.0.0.1", port, method: "POST", agent, headers: { "content-length": 2 } };
  return new Promise((resolve) => {
    const asked = request(options, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode));
    });
    asked.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)).end("{}");
  });
}

test("a connection that a balancer keeps is still answered when nobody new is let in", async () => {
  const server = createServer(serverOptions, (asked, answer) => {
    asked.resume().on("end", () => answer.end("done"));
  });
  let isStopped = false;
  const { stop } = prepareStop(server, watchClients(server), () => {
    isStopped = true;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => kept.destroy());
  expect(await send(port, kept)).toBe(200);
  stop();
  for (let isOpen = true; isOpen; await wait(5)) isOpen = (await send(port)) !== "ECONNREFUSED";
  expect(await send(port, kept)).toBe(200);
  await expect.poll(() => isStopped, { timeout: 5_000 }).toBe(true);
});
