import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { desk } from "../../src/content/desk";
import { routes } from "../support/routes";
import { hasProgram, type Peer, packageFile, say } from "./peer";

const pages = [
  ...routes.map(({ path }) => path),
  ...["email", "enter", "factor", "reset", "verify"].map((door) => `/auth/${door}`),
  ...["/eq-results", "/profile", "/waiting-list/leave", "/nothing"],
];
const deskPages = Object.values(desk.pages).map(({ href }) => href);

type Message = { type: string; url: string; message: string };

/** What every page is made of, by the rules of HTML. */
export const markup: Peer = {
  tool: "vnu",
  lacks: () =>
    hasProgram("java") ? (packageFile("vnu-jar/build/dist/vnu.jar") ? undefined : "vnu-jar") : "java",
  look: async ({ url, scratch, world }) => {
    const cookie = world.people.find(({ role }) => role === "coach")?.cookie ?? "";
    const paths = [...pages, ...deskPages];
    // It asks no host of this machine itself.
    const files = await Promise.all(
      paths.map(async (path) => {
        const file = join(scratch, `${path.replaceAll("/", "_")}.html`);
        const answer = await fetch(url + path, {
          headers: path.startsWith("/desk") ? { cookie } : {},
          redirect: "manual",
        });
        // What is not there, or somewhere else, would be looked at in the place of the page.
        if (answer.status !== (path === "/nothing" ? 404 : 200))
          throw new Error(`${path} answers ${answer.status}`);
        // React marks a page that it sent in parts by an attribute that is not HTML.
        writeFileSync(file, (await answer.text()).replaceAll(' vt-update="none"', ""));
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
    const errors = messages.filter(({ type }) => type !== "info");
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
