/** Logs a problem in the browser's console. Callers must not pass personal data. */
export function report(what: string, cause?: unknown) {
  // biome-ignore lint/suspicious/noConsole: the only place that logs in the browser
  console.warn(what, cause ?? "");
}
