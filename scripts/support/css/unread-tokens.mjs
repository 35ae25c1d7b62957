import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dependOnSources, sources } from "./sources.mjs";

/** The names of the properties that anything reads. */
function findRead() {
  const text = globSync(join(sources, "**/*.{css,ts,tsx}"))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const names = text.matchAll(/var\(\s*(--[\w-]+)|["'`](--[\w-]+)/g);
  return new Set([...names].map(([, name, quoted]) => name ?? quoted));
}

/**
 * Takes away the tokens that no sheet and no component reads by name: the utilities have their values written in.
 * `tokens.css` itself counts as a reader, since a token may be made of others.
 */
export default function unreadTokens() {
  let read;
  return {
    postcssPlugin: "unread-tokens",
    OnceExit(root, { result }) {
      if (process.env.NODE_ENV !== "production") return;
      const own = root.nodes.filter(({ selector }) => selector === ":root, :host");
      if (own.length === 0) return;
      dependOnSources(result, "unread-tokens");
      read ??= findRead();
      for (const rule of own) {
        rule.each((node) => void (node.type === "decl" && !read.has(node.prop) && node.remove()));
      }
    },
  };
}
unreadTokens.postcss = true;
