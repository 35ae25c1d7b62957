/** Returns a path with a query of the values that are set. */
export function pageUrl(path: string, params: Record<string, string | undefined>) {
  const given = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
}
