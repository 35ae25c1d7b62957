/** Pass no personal data. */
export function report(what: string, cause?: unknown) {
  // biome-ignore lint/suspicious/noConsole: the only place that logs in the browser
  console.warn(what, cause ?? "");
}
