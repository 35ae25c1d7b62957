import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { startTcpProxy } from "@tests/support/tcp-proxy";
import { SMTPServer } from "smtp-server";
import { startPostgresProcess } from "../../scripts/support/postgres-process";
import { makeScratch } from "../../scripts/support/scratch";
import { type Instance, startInstance } from "./instance";
import { makeSmallDisk } from "./small-disk";

type Received = { to: string; messageId: string };

/** Starts a mail server that records each email's Message-ID, and can be cut off and restored. */
async function startMailServer() {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const [head = ""] = Buffer.concat(parts).toString().split("\r\n\r\n");
        const [, messageId = ""] = /^message-id:\s*(\S+)/im.exec(head) ?? [];
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(", "), messageId });
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
    received,
    cut: () => proxy.cut(),
    restore: () => proxy.mend(),
    close: async () => {
      proxy.cut();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type Place = Awaited<ReturnType<typeof openPlace>>;
export type DatabaseName = "sqlite" | "postgresql";

const diskMegabytes = 96;

/** Starts the site with a mail server: two instances on PostgreSQL, one on SQLite. */
export async function openPlace(name: DatabaseName) {
  const mail = await startMailServer();
  const postgres = name === "postgresql" ? await startPostgresProcess() : null;
  const disk = postgres ? null : makeSmallDisk(diskMegabytes);
  const folder = disk?.folder ?? makeScratch("soak");
  const uploads = join(folder, "uploads");
  mkdirSync(uploads, { recursive: true });
  const databaseUrl = postgres?.url ?? `file:${join(folder, "site.db")}`;
  const environment = {
    DATABASE_URL: databaseUrl,
    UPLOADS_DIR: uploads,
    SMTP_URL: mail.url,
    TRUSTED_PROXY_HOPS: "1",
    LOG_LEVEL: "debug",
  };
  const first = await startInstance(environment);
  const instances: [Instance, ...Instance[]] = [first];
  if (postgres) instances.push(await startInstance(environment));
  return {
    name,
    databaseUrl,
    mail,
    disk,
    instances,
    restartDatabase: postgres?.restart,
    async close() {
      await Promise.all(instances.map((instance) => instance.stop()));
      await mail.close();
      await postgres?.stop();
      if (!disk) rmSync(folder, { recursive: true, force: true });
    },
  };
}
