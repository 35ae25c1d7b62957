import { run } from "./run.mjs";

/** Keeps the encodings of what is built beside it, in a process that takes the memory for it along; gives its exit code. */
export function keepEncodings({ isNew = false } = {}) {
  return run(process.execPath, ["scripts/keep-encodings.mjs", ...(isNew ? ["--new"] : [])], { quiet: true });
}
