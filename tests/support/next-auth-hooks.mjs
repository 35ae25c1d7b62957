import { createRequire, register } from "node:module";
import { pathToFileURL } from "node:url";
import { isMainThread } from "node:worker_threads";

// Next and vitest take the `default` of next-auth's CommonJS files for their default import; plain Node takes the
// whole. Preloaded by instances.ts, this gives a plain process what the others get.
const names = ["next-auth", "next-auth/providers/credentials", "next-auth/providers/google"];
const require = createRequire(import.meta.url);

if (isMainThread) register(import.meta.url);

export async function resolve(name, context, next) {
  if (!names.includes(name)) return next(name, context);
  const file = JSON.stringify(pathToFileURL(require.resolve(name)).href);
  return {
    url: `data:text/javascript,import whole from ${encodeURIComponent(file)};export default whole.default;`,
    format: "module",
    shortCircuit: true,
  };
}
