import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { figure, isFull } from "@tests/support/figure";
import { expect, onTestFinished, test } from "vitest";
import { makeScratch } from "../scripts/support/scratch";
import { explainWeakSecret } from "../scripts/support/secret.mjs";

const kills = isFull ? 20 : 5;
const timeouts = { timeout: 120_000 };

function isWhole(name: string, bytes: Buffer) {
  if (name === "secret") return !explainWeakSecret(String(bytes).trim());
  return bytes.equals(Buffer.alloc(4_000_000, bytes[0]));
}

test(
  `after each of ${kills} kills, the files that a process writes are complete or absent`,
  timeouts,
  async () => {
    const folder = makeScratch("killed-writes");
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const cut: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const writer = fork("tests/support/file-writer.mjs", [folder], {
        execArgv: ["--conditions=react-server"],
      });
      await once(writer, "message");
      await wait(Math.random() * 40);
      writer.kill("SIGKILL");
      await once(writer, "exit");
      const names = readdirSync(folder).filter((name) => !name.endsWith(".part"));
      cut.push(...names.filter((name) => !isWhole(name, readFileSync(join(folder, name)))));
    }
    figure("files-cut-by-kills", cut.length, `in ${kills} kills`, "npm start");
    expect(cut).toEqual([]);
  },
);
