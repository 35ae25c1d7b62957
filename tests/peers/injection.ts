import { join } from "node:path";
import { hasProgram, type Peer, type Site, say } from "./peer";

const input = (fields: object) =>
  encodeURIComponent(JSON.stringify({ json: fields })).replace("STAR", "noor*");

function requests({ url, world }: Site) {
  const coach = world.people.find(({ role }) => role === "coach")?.cookie ?? "";
  const { cookie, token } = world.csrf;
  const signIn = JSON.stringify({
    email: "noor@example.org*",
    password: "sample*",
    csrfToken: token,
    json: "true",
  });
  return [
    {
      at: "the sign-in",
      args: ["-u", `${url}/api/auth/callback/credentials`, "--data", signIn, "--cookie", cookie],
    },
    { at: "the search of everything", args: ["-u", `${url}/desk/find?q=noor*`, "--cookie", coach] },
    { at: "the search of members", args: ["-u", `${url}/desk/members?q=noor*&plan=all*`, "--cookie", coach] },
    {
      at: "the search of the waitlist",
      args: ["-u", `${url}/api/desk/waiting-list.csv?q=noor*`, "--cookie", coach],
    },
    {
      at: "the search of applications, as a call",
      args: ["-u", `${url}/api/trpc/desk.applications.list?input=${input({ q: "STAR" })}`, "--cookie", coach],
    },
  ];
}

/** Inputs that reach the database: none of them reaches a statement. */
export const injection: Peer = {
  tool: "sqlmap",
  lacks: () => (hasProgram("sqlmap") ? undefined : "sqlmap"),
  look: async (site) => {
    const headers = "Content-Type: application/json\nSec-Fetch-Site: same-origin\nX-Forwarded-For: 10.0.0.1";
    const always = [
      "--batch",
      "--level=1",
      "--risk=1",
      "--technique=BEU",
      "--threads=2",
      "--ignore-code=401,404,400",
    ];
    const found = [];
    for (const { at, args } of requests(site)) {
      const folder = join(site.scratch, "sqlmap");
      const own = [...args, ...always, `--headers=${headers}`, "--flush-session", `--output-dir=${folder}`];
      const said = await say("sqlmap", own, 240);
      const isSafe = /all tested parameters do not appear to be injectable/.test(said);
      // Where only refusals came back, nothing was looked at.
      const codes = [...said.matchAll(/\b(\d{3}) \([\w ]+\) - (\d+) times/g)].map(
        ([, code, times]) => `${code}: ${times}`,
      );
      const isOpen = /identified the following injection point|is vulnerable/.test(said);
      found.push({
        at,
        reach: "nothing injectable",
        found: isOpen
          ? "injectable"
          : isSafe
            ? ["nothing injectable", ...codes].join(", ")
            : "it did not come to an end",
        isReached: isSafe && !isOpen,
      });
    }
    return found;
  },
};
