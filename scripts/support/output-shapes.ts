import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./schema-source";

const probe = "scripts/support/output-probe";

function declare(folder: string) {
  const settings = {
    extends: `${root}tsconfig.json`,
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      rootDir: root,
      outDir: folder,
      typeRoots: [`${root}node_modules/@types`],
      paths: { "@/*": [`${root}src/*`] },
      plugins: [],
    },
    files: [`${root}${probe}.ts`],
    include: [],
  };
  const project = join(folder, "tsconfig.json");
  writeFileSync(project, JSON.stringify(settings));
  // In one thread it is quicker and always tells the parts of a union in the same order.
  const args = [`${root}node_modules/typescript/bin/tsc`, "--singleThreaded", "-p", project];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`TypeScript could not tell the outputs:\n${stdout}${stderr}`);
  return readFileSync(join(folder, `${probe}.d.ts`), "utf8");
}

// TypeScript keeps the name of a type where a property was declared with it; it stands in that file's declaration.
function withoutNames(text: string, folder: string) {
  return text.replaceAll(/import\("(?:\.\.\/)+([^"]+)"\)\.(\w+)/g, (whole, file: string, name: string) => {
    const source = readFileSync(join(folder, `${file}.d.ts`), "utf8");
    const found = new RegExp(`type ${name} = ([^;{]+);`).exec(source)?.[1];
    if (!found) throw new Error(`${whole} is not written out: give scripts/support/output-probe.ts a way to`);
    return found;
  });
}

/** Splits the text of an object type into its members, by the indentation TypeScript writes. */
function membersOf(text: string) {
  const [, ...lines] = text.split("\n");
  const indent = /^ */.exec(lines[0] ?? "")?.[0] ?? "";
  const starts = lines.flatMap((line, at) => (new RegExp(`^${indent}[^ }]`).test(line) ? [at] : []));
  return starts.map((start, at) => {
    const [, name = "", rest = ""] =
      /^ *(\w+): ([\s\S]*);$/.exec(lines.slice(start, starts[at + 1] ?? -1).join("\n")) ?? [];
    return { name, type: rest.replaceAll(`\n${indent}`, "\n") };
  });
}

/** The output of each procedure, by its name, as TypeScript infers it from the code; takes about two seconds. */
export function outputShapes(names: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "aurea-outputs-"));
  try {
    const text = withoutNames(declare(folder), folder);
    const whole = text.slice(text.indexOf("{", text.indexOf("outputs")), text.lastIndexOf(";"));
    return new Map(
      names.map((name) => {
        const type = name.split(".").reduce((within, part) => {
          return membersOf(within).find((member) => member.name === part)?.type ?? "";
        }, whole);
        if (!type) throw new Error(`TypeScript told no output of ${name}`);
        return [name, type.replaceAll(/^( {4})+/gm, (indent) => " ".repeat(indent.length / 2))];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
