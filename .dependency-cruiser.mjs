// These rules define which files may import which others, and `npm run lint` enforces them. docs/architecture.md has a
// table of the rules. Types may always be imported.
const types = ["type-only", "type-import"];
const own = "^(src|scripts|tests|prisma)/";
const tests = "\\.test\\.tsx?$";
const featureServer = "^src/features/.+(router|service)\\.ts$";

/** Returns a rule that forbids imports. $1 in `to` stands for the text that a group in `from` has matched. */
function forbid(name, comment, from, to) {
  return { name, comment, severity: "error", from, to: { ...to, dependencyTypesNot: types } };
}

/** Returns a rule that lets a folder of src/ import only itself and the folders in `allowed`. */
function layer(folder, allowed, comment) {
  const from = { path: `^src/${folder}/`, pathNot: tests };
  return forbid(`layer-${folder}`, comment, from, { path: own, pathNot: `^src/(${allowed.join("|")})` });
}

/** Returns a rule that forbids a kind of component from importing the kinds that are built on it. */
function componentLayer(kind, above) {
  const comment = "Inside of components, imports run sections → layout → forms → ui → art.";
  const to = { path: `^src/components/(${above.join("|")})/` };
  return forbid(`components-${kind}`, comment, { path: `^src/components/${kind}/` }, to);
}

const settings = ["env\\.mjs", "client-address\\.mjs", "is-loopback\\.mjs", "process-registry\\.ts"];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    layer("content", ["content/", "lib/"], "Copy and small helpers import each other only."),
    layer("lib", ["content/", "lib/"], "Copy and small helpers import each other only."),
    layer("trpc", ["trpc/", "content/", "lib/"], "The browser's client knows the server by its types only."),
    layer("components", ["components/", "content/", "lib/"], "Components know no feature and no server."),
    layer(
      "features",
      ["features/", "components/", "content/", "lib/", "trpc/", "server/", ...settings],
      "Features do not import the app.",
    ),
    layer(
      "app",
      ["app/", "features/", "components/", "content/", "lib/", "trpc/", "server/", "before-hydration\\.mjs"],
      "The app puts everything together, apart from the server that runs it.",
    ),
    layer("http-server", ["http-server/", "headers\\.mjs", ...settings], "This server knows HTTP only."),
    layer(
      "server",
      ["server/", "content/", "lib/", "features/", ...settings],
      "The server serves features and does not know them.",
    ),
    forbid(
      "server-to-feature",
      "src/server/root.ts is the one file that puts the routers of the features together.",
      { path: "^src/server/", pathNot: "^src/server/root\\.ts$" },
      { path: "^src/features/" },
    ),
    forbid(
      "feature-to-feature",
      "Put features together in src/app/ or src/server/root.ts.",
      { path: "^src/features/([^/]+)/" },
      { path: "^src/features/", pathNot: "^src/features/$1/" },
    ),
    componentLayer("art", ["ui", "forms", "layout", "sections"]),
    componentLayer("ui", ["forms", "layout", "sections"]),
    componentLayer("forms", ["layout", "sections"]),
    componentLayer("layout", ["sections"]),
    forbid(
      "section-to-section",
      "The sections of one page do not import those of another.",
      { path: "^src/components/sections/([^/]+)/" },
      { path: "^src/components/sections/", pathNot: "^src/components/sections/$1/" },
    ),
    forbid(
      "client-to-server",
      "Code for browsers imports types of the server only.",
      {
        path: [
          "^src/(components|content|lib|trpc)/",
          "^src/features/.+/components/",
          // Next's route files are server components; every other component in this folder has "use client".
          "^src/app/.+/(?!page|layout|not-found|loading)[a-z-]+\\.tsx$",
        ],
        pathNot: tests,
      },
      {
        path: [
          "^src/(server|http-server)/",
          "^src/(env|headers)\\.mjs$",
          "^src/(process-registry|instrumentation)\\.ts$",
          "^node_modules/server-only/",
          featureServer,
        ],
      },
    ),
    forbid(
      "service-to-framework",
      "Services are functions of a database and an input.",
      { path: "^src/features/.+service\\.ts$" },
      { path: "^node_modules/(next|next-auth|react|react-dom)/" },
    ),
    forbid(
      "scripts-to-tests",
      "Only tests import tests.",
      { path: "^(scripts|prisma)/" },
      { path: "^tests/" },
    ),
    forbid(
      "vague-name",
      "A file is named for what it exports.",
      {},
      { path: `${own}.*/?(utils|helpers|index)\\.(ts|tsx|mjs)$` },
    ),
    {
      name: "circle",
      comment: "Put what both files need into a third one that imports neither.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: types } },
    },
  ],
  required: [
    {
      name: "server-only",
      comment: 'A build fails when a browser would get a file that imports "server-only".',
      severity: "error",
      module: { path: ["^src/server/.+\\.ts$", featureServer], pathNot: [tests, "/generated/"] },
      to: { path: "^node_modules/server-only/" },
    },
  ],
  options: {
    // dependency-cruiser cannot parse with TypeScript 7, which has no JavaScript API.
    parser: "swc",
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default"],
    },
    doNotFollow: { path: ["node_modules", "/generated/"] },
  },
};
