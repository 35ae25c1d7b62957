const pathEnding = /\.(tsx?|mjs|css|json|jsonc|md|prisma|sql|yaml|conf|example)$/;

/** The names between backticks that mean a file or a folder: with a slash inside or a file's ending, and no blank. */
export function pathsNamedIn(text: string, topNames: readonly string[]) {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = ""]) => name.replace(/^\.\//, ""));
  return quoted.filter((name) => {
    const isInTop = name.includes("/") && topNames.includes(name.split("/")[0] ?? "");
    return isInTop || (pathEnding.test(name) && !/^[@/]|:\/\//.test(name));
  });
}

function patternOf(name: string) {
  const escaped = name.replace(/[.+?^$()|[\]\\]/g, "\\$&");
  const globbed = escaped
    .replaceAll("**/", "(?:.*/)?")
    .replace(/(?<!\.)\*/g, "[^/]*")
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(",", "|")})`);
  // A bare file name stands for files of that name anywhere; a folder for what is in it.
  return new RegExp(
    `^${name.includes("/") ? "" : "(?:.*/)?"}${globbed}${name.endsWith("/") ? "" : "(?:/|$)"}`,
  );
}

/** Whether a name, which may be a glob, means at least one of these files or a folder of theirs. */
export function isThere(name: string, files: readonly string[]) {
  const pattern = patternOf(name);
  return files.some((file) => pattern.test(file));
}

/** The text below a heading, up to the next one of its kind or above. */
export function sectionOf(text: string, heading: string) {
  const [, level = ""] = /^(#+) /.exec(heading) ?? [];
  const lines = text.split("\n");
  const start = lines.indexOf(heading);
  if (start < 0) return null;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => new RegExp(`^#{1,${level.length}} `).test(line));
  return rest.slice(0, end < 0 ? undefined : end).join("\n");
}
