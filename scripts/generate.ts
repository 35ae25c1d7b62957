import "./support/require-node.mjs";
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { root } from "./support/root.mjs";
import { providers, readSchema } from "./support/schema-source";

for (const provider of providers) {
  const folder = `${root}src/server/db/generated/`;
  mkdirSync(folder, { recursive: true });
  const generator = `generator client {
  provider = "prisma-client"
  output   = "./${provider}"
  runtime  = "nodejs"
  moduleFormat = "esm"
  importFileExtension = ""
}
`;
  const file = `${folder}${provider}.prisma`;
  writeFileSync(file, `${generator}\n${readSchema(provider)}`);
  const run = spawnSync(
    process.execPath,
    [`${root}node_modules/prisma/build/index.js`, "generate", "--schema", file],
    {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, PRISMA_HIDE_UPDATE_MESSAGE: "1" },
    },
  );
  if (run.status !== 0) {
    console.error(run.stdout, run.stderr);
    process.exit(1);
  }
  console.log(`client for ${provider} generated`);
}
