import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

function* filesBelow(path) {
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (name !== "generated") yield* filesBelow(join(path, name));
  }
}

/** A hash over the contents of files and folders of the project. */
export function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    if (!existsSync(join(root, path))) continue;
    for (const file of filesBelow(join(root, path))) {
      hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}
