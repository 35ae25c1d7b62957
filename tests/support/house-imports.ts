import { serverOnly } from "./house-rooms";
import type { SourceFile } from "./house-rules";

type Import = { target: string; isTypeOnly: boolean; isLazy: boolean };

/** Whom each room may import. Features and the app reach the server under conditions, which are checked apart. */
const reach: Record<string, string[]> = {
  app: ["features", "components", "content", "lib", "trpc", "server", "early-clicks.mjs"],
  features: ["components", "content", "lib", "trpc", "server", "env.mjs", "process-registry.ts"],
  components: ["content", "lib"],
  content: ["lib"],
  lib: ["content"],
  trpc: ["content", "lib"],
  server: ["content", "lib", "env.mjs", "client-address.mjs", "process-registry.ts"],
  "http-server": ["headers.mjs", "env.mjs", "client-address.mjs", "process-registry.ts"],
  "instrumentation.ts": ["server"],
  "headers.mjs": ["env.mjs", "early-clicks.mjs"],
  "early-clicks.mjs": [],
  "env.mjs": [],
  "client-address.mjs": [],
  "process-registry.ts": [],
  "page-cache-handler.mjs": [],
};

const parts = ["art", "ui", "forms", "layout", "sections"];
const composition = "src/server/root.ts";

function roomOf(path: string) {
  return /^src\/([^/]+)/.exec(path)?.[1] ?? path.split("/")[0] ?? "";
}

function featureOf(path: string) {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

function partOf(path: string) {
  const [, part = "", page] = /^src\/components\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  return { rank: parts.indexOf(part), page: part === "sections" ? page : undefined };
}

/** The path that an import of ours stands for, as it is written; nothing for a package. */
export function pathOf(from: string, specifier: string) {
  if (specifier.startsWith("@/")) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith("@tests/")) return `tests/${specifier.slice(7)}`;
  if (!specifier.startsWith(".")) return null;
  const parts = from.split("/").slice(0, -1);
  for (const part of specifier.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^;'"]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']|@import\s+["']([^"']+)["']/g;

export type Sources = Map<string, SourceFile>;

/** What a file imports of our own; `isLazy` is what it imports only when it is asked for. */
export function importsOf({ path, text }: SourceFile, sources: Sources): Import[] {
  return [...text.matchAll(statement)].flatMap((match) => {
    const base = pathOf(path, match[2] ?? match[3] ?? match[4] ?? "");
    if (!base) return [];
    const target = [base, `${base}.ts`, `${base}.tsx`].find((name) => sources.has(name)) ?? base;
    return [{ target, isTypeOnly: Boolean(match[1]), isLazy: match[3] !== undefined }];
  });
}

function isServerSide(path: string, sources: Sources) {
  const { text = "" } = sources.get(path) ?? {};
  return /^src\/((http-)?server\/|[^/]+$)/.test(path) || serverOnly.test(text);
}

function checkImport({ path, text }: SourceFile, target: string, sources: Sources) {
  const [from, to] = [roomOf(path), roomOf(target)];
  if (!path.startsWith("src/")) {
    const isBelow = target.startsWith("src/") || from === "tests" || to === from || to === "scripts";
    return isBelow ? null : "scripts/ and prisma/ import src/ and scripts/, only tests import tests/";
  }
  if (!target.startsWith("src/")) return "src/ imports nothing from outside of src/";
  if (path === composition && to === "features") return null;
  if (from !== to && !reach[from]?.includes(to)) {
    return `${from} may import ${reach[from]?.join(", ") || "nothing"}; imports run app → features → components → lib`;
  }
  if (from === "features" && to === "features" && featureOf(path) !== featureOf(target)) {
    return "features do not import features; compose them in app/ or in server/root.ts";
  }
  if (isServerSide(target, sources)) {
    const isAllowed = from === "app" ? !/^"use client"/.test(text) : isServerSide(path, sources);
    if (!isAllowed) {
      return 'only files that begin with import "server-only" reach the server, and app/ without "use client"';
    }
  }
  if (from === "components" && to === "components") {
    const [own, other] = [partOf(path), partOf(target)];
    if (other.rank > own.rank) return `inside components, imports run ${parts.toReversed().join(" → ")}`;
    if (own.page && other.page && own.page !== other.page) return "a page's sections stand alone";
  }
  return null;
}

/** The circles in which files import each other, each file with the next. */
function circles(graph: Map<string, string[]>) {
  const found: string[][] = [];
  const state = new Map<string, "open" | "done">();
  const trail: string[] = [];
  function visit(path: string) {
    if (state.get(path) === "open") found.push(trail.slice(trail.indexOf(path)));
    if (state.has(path)) return;
    state.set(path, "open");
    trail.push(path);
    for (const next of graph.get(path) ?? []) visit(next);
    trail.pop();
    state.set(path, "done");
  }
  for (const path of graph.keys()) visit(path);
  return found;
}

/** Every import that the ranks do not allow, and every circle. What is imported as a type only does not count. */
export function checkImports(files: SourceFile[]) {
  const sources: Sources = new Map(files.map((file) => [file.path, file]));
  const graph = new Map<string, string[]>();
  const wrong = files.flatMap((file) => {
    const targets = importsOf(file, sources).flatMap(({ target, isTypeOnly }) => (isTypeOnly ? [] : target));
    graph.set(file.path, targets);
    return targets.flatMap((target) => {
      const why = checkImport(file, target, sources);
      return why ? [`${file.path}: imports ${target}: ${why}`] : [];
    });
  });
  const rings = circles(graph).map(
    (ring) =>
      `${[...ring, ring[0]].join(" → ")}: a circle; put what both need into a file that imports neither`,
  );
  return [...wrong, ...rings];
}
