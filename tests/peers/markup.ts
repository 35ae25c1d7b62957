import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { hasProgram, type Peer, packageFile, say } from "./peer";

const pages = [
  "/",
  "/about",
  "/coaching",
  "/pricing",
  "/podcast",
  "/products",
  "/lounge",
  "/corporate",
  "/archetypes/guardian",
];
const doors = [
  "/auth",
  "/auth/reset",
  "/eq-assessment",
  "/profile",
  "/privacy",
  "/terms",
  "/waiting-list/leave",
];

/** What SVG 2 has and the checker does not know. */
const ahead = /^Attribute “pathLength” not allowed on element “circle”/;

type Message = { type: string; url: string; message: string };

/** What every page is made of, by the rules of HTML. */
export const markup: Peer = {
  tool: "vnu",
  lacks: () =>
    hasProgram("java") ? (packageFile("vnu-jar/build/dist/vnu.jar") ? undefined : "vnu-jar") : "java",
  look: async ({ url, scratch }) => {
    const paths = [...pages, ...doors];
    // It asks no host of this machine itself.
    const files = await Promise.all(
      paths.map(async (path) => {
        const file = join(scratch, `${path.replaceAll("/", "_")}.html`);
        writeFileSync(file, await (await fetch(url + path)).text());
        return file;
      }),
    );
    const jar = packageFile("vnu-jar/build/dist/vnu.jar") ?? "";
    const args = ["-jar", jar, "--format", "json", "--exit-zero-always", "--stdout"];
    const said = await say("java", [...args, ...files], 180);
    const start = said.indexOf("{");
    const { messages }: { messages: Message[] } =
      start < 0
        ? { messages: [{ type: "error", url, message: said.trim() }] }
        : JSON.parse(said.slice(start).trim());
    const errors = messages.filter(({ type, message }) => type !== "info" && !ahead.test(message));
    const words = new Set(errors.map(({ url, message }) => `${basename(new URL(url).pathname)}: ${message}`));
    return [
      {
        at: `${paths.length} pages`,
        reach: "0 errors",
        found: errors.length ? `${errors.length} errors: ${[...words].slice(0, 6).join("; ")}` : "0 errors",
        isReached: errors.length === 0,
      },
    ];
  },
};
