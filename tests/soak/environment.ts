import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startSmtpServer } from "@tests/support/smtp-server.mjs";
import { startTcpProxy } from "@tests/support/tcp-proxy";
import { startPostgresProcess } from "../../scripts/support/postgres";
import { makeScratch } from "../../scripts/support/scratch";
import { type Instance, startInstance } from "./instance";
import { makeSmallDisk } from "./small-disk";

/** Starts a mail server that records each Message-ID, and that can be cut off and restored. */
async function startMailServer() {
  const received: { to: string; messageId: string }[] = [];
  const smtp = await startSmtpServer((raw, { rcptTo }) => {
    const [head = ""] = raw.toString().split("\r\n\r\n");
    const [, messageId = ""] = /^message-id:\s*(\S+)/im.exec(head) ?? [];
    received.push({ to: rcptTo.map(({ address }) => address).join(", "), messageId });
  });
  const proxy = await startTcpProxy({ host: "127.0.0.1", port: smtp.port });
  return {
    url: `smtp://127.0.0.1:${proxy.port}`,
    received,
    cut: () => proxy.cut(),
    restore: () => proxy.mend(),
    close: async () => {
      proxy.cut();
      await smtp.close();
    },
  };
}

export type Environment = Awaited<ReturnType<typeof startEnvironment>>;
export type DatabaseName = "sqlite" | "postgresql";

const diskMegabytes = 96;

/** Starts two instances of the site on PostgreSQL, or one on SQLite. */
export async function startEnvironment(name: DatabaseName) {
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
