import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startPostgresProcess } from "../../scripts/support/postgres-process";
import { makeScratch } from "../../scripts/support/scratch";
import { type Instance, startInstance } from "./instance";
import { startMailServer } from "./mail-server";
import { makeSmallDisk } from "./small-disk";

export type Place = Awaited<ReturnType<typeof openPlace>>;
export type DatabaseName = "sqlite" | "postgresql";

const diskMegabytes = 96;

/** The site on one of its databases, with its mail server: two instances on PostgreSQL, one on SQLite. */
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
