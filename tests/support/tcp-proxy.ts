import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Starts a proxy whose connections a test can cut, stall and restore. */
export async function startTcpProxy(target: { host: string; port: number }) {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target.port, target.host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy()).on("close", () => open.delete(one));
      one.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
    /** The open connections stay open and deliver nothing. */
    stall: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    mend: async () => {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
  };
}
