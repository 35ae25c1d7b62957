/** Logs a recoverable failure in the browser. Pass no personal data. */
export function report(what: string, cause?: unknown) {
  // biome-ignore lint/suspicious/noConsole: the one place in the browser that logs
  console.warn(what, cause ?? "");
}
