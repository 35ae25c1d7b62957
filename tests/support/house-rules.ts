/** A source file as the rules see it: its path from the project's root and its text. */
export type SourceFile = { path: string; text: string };

const layers = ["lib", "components", "features", "app"] as const;
type Layer = (typeof layers)[number] | "content" | "server" | "trpc";

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs|css|svg|png|ico)$/;
const routeFile =
  /^(page|layout|route|error|not-found|global-error|loading|icon|apple-icon|robots|sitemap|manifest)\./;
const drawers = /^(utils|helpers|index)\.(ts|tsx|mjs)$/;

function layerOf(path: string): Layer | null {
  const match = /^src\/(lib|components|features|app|content|server|trpc)\//.exec(path);
  return (match?.[1] as Layer | undefined) ?? null;
}

function featureOf(path: string) {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function resolve(from: string, specifier: string) {
  if (specifier.startsWith("@/")) return `src/${specifier.slice(2)}`;
  if (!specifier.startsWith(".")) return null;
  const parts = from.split("/").slice(0, -1);
  for (const part of specifier.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

type Import = { target: string; isTypeOnly: boolean };

function importsOf({ path, text }: SourceFile): Import[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(import|export)\s+(type\s)?[^;'"]*?["']([^"']+)["']|import\(["']([^"']+)["']\)/g,
  );
  return [...found].flatMap((match) => {
    const target = resolve(path, match[3] ?? match[4] ?? "");
    return target ? [{ target, isTypeOnly: Boolean(match[2]) }] : [];
  });
}

function checkName({ path }: SourceFile) {
  const name = path.split("/").at(-1) ?? "";
  if (drawers.test(name)) return [`${path}: name a file for what it holds, not utils, helpers or index`];
  if (!kebab.test(name) && !routeFile.test(name)) return [`${path}: file names are kebab-case`];
  return [];
}

function checkDirection(file: SourceFile) {
  const from = layerOf(file.path);
  const isServerSide = /\/(router|[a-z-]*service|[a-z-]*hub|voter|[a-z-]*store-server)\.ts$/.test(file.path);
  return importsOf(file).flatMap(({ target, isTypeOnly }) => {
    const to = layerOf(target);
    if (!from || !to || isTypeOnly) return [];
    const isServerOnly = /(^|\n)import "server-only"/.test(file.text);
    if (to === "server" && from !== "server" && from !== "app" && !isServerOnly && !isServerSide) {
      return [`${file.path}: server/ is reached from routers, services and app only (${target})`];
    }
    if (from === "features" && to === "features" && featureOf(file.path) !== featureOf(target)) {
      return [`${file.path}: features do not import features; compose in app (${target})`];
    }
    const rank = layers.indexOf(from as (typeof layers)[number]);
    const other = layers.indexOf(to as (typeof layers)[number]);
    if (rank >= 0 && other > rank)
      return [`${file.path}: imports run app → features → components → lib (${target})`];
    if (from === "content" && to !== "content" && to !== "lib")
      return [`${file.path}: content imports only content (${target})`];
    return [];
  });
}

function checkText({ path, text }: SourceFile) {
  const found: string[] = [];
  // Next replaces NEXT_RUNTIME in the text of instrumentation.ts; nothing is read there.
  if (path !== "src/env.mjs" && /process\.env\b(?!\.NEXT_RUNTIME)/.test(text))
    found.push(`${path}: only src/env.mjs reads process.env`);
  if (path.startsWith("src/server/") && path.endsWith(".ts") && !text.startsWith('import "server-only"')) {
    found.push(`${path}: server files begin with import "server-only"`);
  }
  if (path.endsWith(".tsx") && /\sstyle=(?!\{\{\}\})[{"]/.test(text) && !/global-error/.test(path)) {
    found.push(`${path}: no style attributes; the content security policy forbids them`);
  }
  if (
    /\.css$/.test(path) &&
    path !== "src/app/globals.css" &&
    /#[0-9a-f]{3,8}\b/i.test(text.replace(/url\([^)]*\)/g, ""))
  ) {
    found.push(`${path}: colours are named in globals.css and nowhere else`);
  }
  if (path.startsWith("src/content/") && path.endsWith(".tsx"))
    found.push(`${path}: content is data, not JSX`);
  const lines = text.split("\n").length - 1;
  if (lines > 250) found.push(`${path}: ${lines} lines; above 250 a file is split`);
  if (/\/page\.tsx$/.test(path) && lines > 50)
    found.push(`${path}: a page stays under 50 lines, this has ${lines}`);
  return found;
}

/** Everything in these files that the house does not allow, one sentence each. */
export function breaches(files: SourceFile[]) {
  return files.flatMap((file) => [...checkName(file), ...checkDirection(file), ...checkText(file)]);
}
