import { mkdirSync, writeFileSync } from "node:fs";
import { root } from "../../scripts/support/root.mjs";
import { run } from "../../scripts/support/run.mjs";
import { auditPage } from "./lighthouse.mjs";
import { start } from "./servers.mjs";
import { weighScripts } from "./weight.mjs";

const folder = `${root}.data/bare-page`;

const files = {
  "package.json": '{ "name": "bare-page", "private": true, "type": "module" }',
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(root)} } };`,
  "app/layout.jsx":
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  // Without this file Next would take the site's own, which opens the database.
  "instrumentation.js": "export function register() {}",
  "app/page.jsx": "export default function Page() { return <p>Bare</p>; }",
};

/** Builds a page with one word, and returns the gzip size of its scripts in bytes and its Lighthouse scores. */
export async function measureBarePage() {
  mkdirSync(`${folder}/app`, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
  const env = { ...process.env, NODE_ENV: "production" };
  const code = await run("npx", ["next", "build", folder], { quiet: true, env });
  if (code !== 0) process.exit(code);
  const server = await start(["node_modules/.bin/next", "start", folder, "-p", "PORT", "-H", "127.0.0.1"], {
    env: { NODE_ENV: "production" },
  });
  try {
    return { script: await weighScripts(server.url), ...(await auditPage(server.url)) };
  } finally {
    await server.stop();
  }
}
