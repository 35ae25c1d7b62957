import { futureApps } from "@/content/future-apps";
import { castVote } from "@/features/future-apps/service";
import { announceVote, watchVotes } from "@/features/future-apps/vote-stream";

import { createContext } from "@/server/context";
import { database } from "@/server/db/client";

const [job = "", from = "0", count = "0"] = process.argv.slice(2);
const db = database();

/** Votes twice for each app as each voter, with eight votes at the same time. */
async function vote() {
  let errors = 0;
  const first = Number(from);
  const voters = Array.from({ length: Number(count) }, (_, index) => `worker-${first + index}`);
  const votes = (job === "vote-backwards" ? voters.reverse() : voters)
    .flatMap((visitorId) => futureApps.map(({ slug }) => ({ visitorId, slug })))
    .flatMap((one) => [one, one])
    .values();
  async function cast() {
    for (const { visitorId, slug } of votes) {
      await castVote(db, { userId: null, visitorId }, { slug }).catch((error: unknown) => {
        errors += 1;
        process.stderr.write(`${String(error)}\n`);
      });
    }
  }
  await Promise.all(Array.from({ length: 8 }, cast));
  process.stdout.write(`errors ${errors}\n`);
}

async function watch() {
  const context = createContext(new Headers(), new Headers());
  for await (const { voteCount } of await watchVotes(context, new AbortController().signal)) {
    process.stdout.write(`saw ${voteCount}\n`);
    if (voteCount === Number(count)) break;
  }
}

if (job.startsWith("vote")) await vote();
if (job === "announce") {
  process.stdout.write("announcing\n");
  announceVote({ id: "sleep-stories", voteCount: Number(count) });
}
if (job === "watch") {
  setTimeout(() => process.stdout.write("watching\n"), 500);
  await watch();
}
setTimeout(() => process.exit(0), job === "announce" ? 500 : 0);
