import { readdirSync, readFileSync } from "node:fs";
import { messages } from "@/content/messages";
import { root } from "./root.mjs";
import { filled } from "./wording";

/** What is said for one cause: its stable name, tRPC's code, the words, and the files that say it. */
export type RefusalRow = { name: string; code: string; words: string; files: string[] };

type Copy = Map<string, unknown>;

/** What stands at a path of copy, such as `messages.auth.spentLink`. */
function valueAt(copy: Copy, path: string) {
  const [first = "", ...parts] = path.split(".");
  return parts.reduce((value: unknown, part) => Object(value)[part], copy.get(first));
}

/** The copy that a source imports, and what it calls parts of it. */
async function copyOf(source: string): Promise<Copy> {
  const copy: Copy = new Map();
  for (const [, names = "", path] of source.matchAll(/^import \{([^}]*)\} from "@\/content\/([^"]+)";$/gm)) {
    const module = await import(`${root}src/content/${path}.ts`);
    for (const name of names.split(",").map((one) => one.trim()))
      if (name in module) copy.set(name, module[name]);
  }
  for (const [, name = "", path = ""] of source.matchAll(/^const (\w+) = ([\w.]+);$/gm))
    if (copy.has(path.split(".")[0] ?? "")) copy.set(name, valueAt(copy, path));
  for (const [, names = "", path = ""] of source.matchAll(/^const \{([^}]*)\} = ([\w.]+);$/gm)) {
    for (const name of names.split(",")) {
      const [part = "", own = part] = name.split(":").map((one) => one.trim());
      copy.set(own, valueAt(copy, `${path}.${part}`));
    }
  }
  return copy;
}

/** All that an expression may say: both sides of a choice, and a sentence with something in its gaps. */
function wordsOf(expression: string, copy: Copy): string[] {
  const literals = [...expression.matchAll(/"([^"]+)"/g)].map(([, text = ""]) => text);
  const paths = [...expression.matchAll(/\b[a-z]\w*(?:\.\w+)+/g)].map(([path]) => valueAt(copy, path));
  const said = paths.map((value) => (typeof value === "function" ? filled(value) : value));
  return [...literals, ...said.filter((value) => typeof value === "string")];
}

/** The arguments of a call whose parenthesis opens just before `from`. */
function argumentsAt(source: string, from: number) {
  let depth = 1;
  let at = from;
  for (; depth > 0; at += 1) {
    if (source[at] === "(") depth += 1;
    if (source[at] === ")") depth -= 1;
  }
  return source.slice(from, at - 1);
}

const code = "TOO_MANY_REQUESTS";
const { rateLimited, proofNeeded } = messages.general;

/** What the limits say, which throw errors of their own. */
const ofLimits: RefusalRow[] = [
  { name: "rate-limited", code, words: rateLimited(120), files: ["src/server/rate-limit.ts"] },
  { name: "proof-needed", code, words: proofNeeded, files: ["src/server/proof.ts"] },
];

/** What the server's own addresses answer outside of tRPC: the status, the words, and the file that says it. */
export type ProblemRow = { status: number; words: string; file: string };

function sources() {
  const paths = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" }).sort();
  const ours = paths.filter((one) => one.endsWith(".ts") && !one.endsWith(".test.ts"));
  return ours.map((path) => ({ path: `src/${path}`, source: readFileSync(`${root}src/${path}`, "utf8") }));
}

function callsOf(name: string, source: string) {
  const calls = source.matchAll(new RegExp(`(?<!function )\\b${name}\\(`, "g"));
  return [...calls].map((call) => argumentsAt(source, call.index + call[0].length));
}

/** Every plain answer that says no, of auth, uploads, files and the doors of the calls; throws where its words are not copy. */
export async function readProblems(): Promise<ProblemRow[]> {
  const rows: ProblemRow[] = [];
  for (const { path, source } of sources()) {
    const copy = await copyOf(source);
    for (const given of callsOf("problem", source)) {
      const [, status = "", expression = ""] = /^\s*(\d+),([\s\S]*)$/.exec(given) ?? [];
      const words = wordsOf(expression.replace(/"[^"]*"/g, ""), copy);
      if (words.length === 0) throw new Error(`${path}: what is answered there is not copy: ${given}`);
      rows.push(...words.map((one) => ({ status: Number(status), words: one, file: path })));
    }
  }
  return rows;
}

/** Every refusal that the sources can give, by name and words; throws where its words are not copy. */
export async function readRefusals(): Promise<RefusalRow[]> {
  const rows = new Map<string, RefusalRow>();
  for (const { path, source } of sources()) {
    if (!source.startsWith('import "server-only"')) continue;
    const copy = await copyOf(source);
    for (const given of callsOf("refuse", source)) {
      const [, code = "", name = "", expression = ""] =
        /^\s*"(\w+)",\s*"([\w-]+)",([\s\S]*)$/.exec(given) ?? [];
      const words = wordsOf(expression, copy);
      if (words.length === 0) throw new Error(`${path}: what is refused there is not copy: ${given}`);
      for (const one of words) {
        const row = rows.get(`${name} ${one}`) ?? { name, code, words: one, files: [] };
        rows.set(`${name} ${one}`, { ...row, files: [...new Set([...row.files, path])] });
      }
    }
  }
  return [...rows.values(), ...ofLimits].sort(
    (a, b) => a.name.localeCompare(b.name) || a.words.localeCompare(b.words),
  );
}
