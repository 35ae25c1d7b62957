/** Logs a failure that the page survives, in the browser's console. Pass nothing that names a person. */
export function report(what: string, cause?: unknown) {
  // biome-ignore lint/suspicious/noConsole: the one place in the browser that logs
  console.warn(what, cause ?? "");
}
