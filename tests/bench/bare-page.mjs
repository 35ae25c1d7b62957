import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { root } from "../../scripts/support/root.mjs";
import { run } from "../../scripts/support/run.mjs";
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
