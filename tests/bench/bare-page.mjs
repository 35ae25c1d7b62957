import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../../scripts/support/root.mjs";
import { run } from "../../scripts/support/run.mjs";
import { auditPage } from "./lighthouse.mjs";
import { scriptsOf, weigh } from "./weight.mjs";

const folder = `${root}.data/bare-page`;

const files = {
  "package.json": '{ "name": "bare-page", "private": true, "type": "module" }',
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(root)} } };`,
  "app/layout.jsx":
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  "app/page.jsx": "export default function Page() { return <p>Bare</p>; }",
};

/** Builds a page that only says one word, with the same Next, and gives the gzip size of its scripts in bytes. */
export async function weighBarePage() {
  mkdirSync(`${folder}/app`, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
  const code = await run("npx", ["next", "build", folder], { quiet: true, env: { NODE_ENV: "production" } });
  if (code !== 0) process.exit(code);
  const html = readFileSync(`${folder}/.next/server/app/index.html`, "utf8");
  const read = (src) => readFileSync(`${folder}/.next/${src.replace("/_next/", "")}`);
  return weigh(scriptsOf(html).map(read));
}

/** Serves that page by `next start` on a port of its own, and gives what Lighthouse says of it, as the others are judged. */
export async function auditBarePage(port) {
  const next = `${root}node_modules/next/dist/bin/next`;
  const server = spawn(process.execPath, [next, "start", folder, "-p", port, "-H", "127.0.0.1"], {
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: "production" },
  });
  try {
    const origin = `http://127.0.0.1:${port}`;
    for (let tries = 0; tries < 100 && !(await fetch(origin).catch(() => null))?.ok; tries += 1)
      await wait(100);
    return await auditPage(origin);
  } finally {
    server.kill();
    await once(server, "exit");
  }
}
