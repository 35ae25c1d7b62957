import { execFileSync } from "node:child_process";
import { readFileSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pinnedVersion } from "./node.mjs";
import { root } from "./root.mjs";

function readBase() {
  const [, name, release] =
    /^FROM (node:\d+-(\w+)-slim) /m.exec(readFileSync(`${root}Dockerfile`, "utf8")) ?? [];
  if (!name) throw new Error("the Dockerfile does not begin from a slim image of Node");
  return { name, release };
}

/** Returns this machine's Debian mirror, or debootstrap's default. */
function findMirror(release) {
  const format = "$(REPO_URI) $(CODENAME) $(LABEL)";
  const targets = execFileSync("apt-get", ["indextargets", "--format", format], { encoding: "utf8" });
  const mirror = targets.split("\n").find((line) => line.endsWith(` ${release} Debian`));
  return mirror ? [mirror.split(" ", 1)[0]] : [];
}

/** Makes the image without a registry: Debian by debootstrap, the pinned Node, and this machine's version of npm. */
export async function makeBaseImage({ folder, must, buildah }) {
  const { name, release } = readBase();
  const system = join(folder, "system");
  await must("debootstrap", ["--variant=minbase", release, system, ...findMirror(release)]);

  const npm = execFileSync("npm", ["--version"], { encoding: "utf8" }).trim();
  const node = `node-linux-${process.arch}@${pinnedVersion()}`;
  const prefix = join(system, "usr/local");
  await must("npm", ["install", "--global", "--prefix", prefix, `npm@${npm}`, node]);
  // Node is copied and not linked, because npm reads its settings from the folder of the real program.
  const program = join(prefix, "bin/node");
  const file = realpathSync(program);
  rmSync(program);
  renameSync(file, program);

  const container = buildah("from", "scratch");
  buildah("add", container, system, "/");
  buildah("config", "--env", "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", container);
  const addUser = ["useradd", "--create-home", "--uid", "1000", "node"];
  buildah("run", "--isolation", "chroot", container, "--", ...addUser);
  buildah("commit", "--quiet", container, `docker.io/library/${name}`);
  buildah("rm", container);
  return name;
}
