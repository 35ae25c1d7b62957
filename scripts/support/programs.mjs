import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

/** Returns the path of an installed program with one of the names, or null if there is none. */
export function findOnPath(names) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of names) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // The file is missing or not executable, so the next path is tried.
      }
    }
  }
  return null;
}

/** Installs the first of the packages that exists, only on Debian as root. Returns whether a package was installed. */
export async function installPackage(...names) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { quiet: true, env });
  for (const name of names) {
    console.log(`installing Debian's ${name} …`);
    const args = ["install", "-y", "-qq", "--no-install-recommends", name];
    if ((await run("apt-get", args, { quiet: true, env })) === 0) return true;
  }
  return false;
}

/** Installs PostgreSQL's client programs if they are missing; if this fails, the backup test reports it. */
export async function installPostgresClientIfMissing() {
  if (!findOnPath(["pg_dump"])) await installPackage("postgresql-client");
}
