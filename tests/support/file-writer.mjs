import { rmSync } from "node:fs";
import { join } from "node:path";
import { ensureLocalSecret } from "../../scripts/support/secret.mjs";
import { createAtomically, writeAtomically } from "../../src/server/write-atomically.ts";

// Writes an email file, a picture and the secret, again and again, until the process is killed.
const [folder = ""] = process.argv.slice(2);
const [email, picture, secret] = ["email", "picture", "secret"].map((name) => join(folder, name));
process.send?.("started");
for (let turn = 0; ; turn += 1) {
  const bytes = Buffer.alloc(4_000_000, turn);
  for (const file of [picture, secret]) rmSync(file, { force: true });
  await Promise.all([
    writeAtomically(email, bytes, 0o600),
    createAtomically(picture, bytes, join(folder, `${process.pid}.part`)),
  ]);
  ensureLocalSecret(secret);
}
