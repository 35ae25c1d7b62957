import { hasProgram, type Peer, say } from "./peer";

const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*[a-zA-Z]`, "g");

const ways = [
  ["heads that do not end", ["-H"], "/"],
  ["bodies that do not end", ["-B"], "/api/trpc/futureApps.vote"],
  ["answers that nobody reads", ["-X", "-w", "8", "-y", "16", "-z", "4", "-n", "5", "-k", "3"], "/about"],
] as const;

/** Slow clients of all kinds: somebody else is answered all the while. */
export const slowClients: Peer = {
  tool: "slowhttptest",
  lacks: () => (hasProgram("slowhttptest") ? undefined : "slowhttptest"),
  look: async ({ url }) => {
    const found = [];
    for (const [at, mode, path] of ways) {
      const args = ["-c", "800", "-i", "5", "-r", "400", "-l", "20", "-p", "3", "-u", url + path, ...mode];
      const said = (await say("slowhttptest", args, 60)).replaceAll(colours, "");
      const states = [...said.matchAll(/service available:\s*(YES|NO)/g)].map(([, state]) => state);
      const away = states.filter((state) => state === "NO").length;
      found.push({
        at: `800 connections, ${at}`,
        reach: "always available",
        found: states.length ? `away in ${away} of ${states.length} looks` : "it said nothing",
        isReached: states.length > 0 && away === 0,
      });
    }
    return found;
  },
};
