import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { startTcpProxy } from "@tests/support/tcp-proxy";
import { SMTPServer } from "smtp-server";

type Letter = { to: string; messageId: string };

/** A mail server on loopback that notes each letter by its Message-ID, and can go away and come back. */
export async function startMailServer() {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const [head = ""] = Buffer.concat(parts).toString().split("\r\n\r\n");
        const [, messageId = ""] = /^message-id:\s*(\S+)/im.exec(head) ?? [];
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(", "), messageId });
        done();
      });
    },
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const proxy = await startTcpProxy({ host: "127.0.0.1", port });
  return {
    url: `smtp://127.0.0.1:${proxy.port}`,
    letters,
    leave: () => proxy.cut(),
    comeBack: () => proxy.mend(),
    close: async () => {
      proxy.cut();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
