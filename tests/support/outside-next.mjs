import { registerHooks } from "node:module";

// Replaces what Next's bundler and server provide: the default exports of next-auth's CommonJS files, and
// `next/headers`, which returns the headers of the request of `callAsNext`.
const defaultExports = ["next-auth", "next-auth/providers/credentials", "next-auth/providers/google"];
const requestScope = new URL("./request-scope.mjs", import.meta.url).href;

registerHooks({
  resolve(name, context, next) {
    if (name === "next/headers") return { url: requestScope, format: "module", shortCircuit: true };
    const found = next(name === "next/server" ? "next/server.js" : name, context);
    if (found.url.endsWith("/node_modules/next/headers.js")) {
      return { url: requestScope, format: "module", shortCircuit: true };
    }
    if (!defaultExports.includes(name) || !context.conditions.includes("import")) return found;
    const source = `import whole from ${JSON.stringify(found.url)};export default whole.default;`;
    const url = `data:text/javascript,${encodeURIComponent(source)}`;
    return { url, format: "module", shortCircuit: true };
  },
});
