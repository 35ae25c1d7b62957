/** The address of a page with what it is asked for; what is not said is left out. */
export function pageUrl(path: string, params: Record<string, string | undefined>) {
  const given = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
}
