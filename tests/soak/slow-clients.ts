import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const head = "GET / HTTP/1.1\r\nHost: x\r\n";
const body =
  "POST /api/trpc/futureApps.vote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n";

/** For some time many clients send a few bytes a second and never come to an end. */
export async function trickleAt(url: string, count: number, forMs: number) {
  const { port, hostname } = new URL(url);
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connect(Number(port), hostname);
    const crumb = index % 2 ? "X-A: b\r\n" : "a";
    const timer = setInterval(() => socket.write(crumb), 1_000);
    socket.on("error", () => {}).on("close", () => clearInterval(timer));
    socket.resume().write(index % 2 ? head : body);
    return socket;
  });
  await wait(forMs);
  for (const socket of sockets) socket.destroy();
}
