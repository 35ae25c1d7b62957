import { castVote } from "@/features/future-apps/cast-service";
import { announceVote, watchVotes } from "@/features/future-apps/vote-hub";
import { database } from "@/server/db/client";

const [job = "", from = "0", count = "0"] = process.argv.slice(2);
const db = database();

async function vote() {
  let errors = 0;
  const first = Number(from);
  for (let index = first; index < first + Number(count); index += 1) {
    const voter = { userId: null, visitorId: `worker-${index}` };
    await castVote(db, voter, { slug: "sleep-stories" }).catch((error: unknown) => {
      errors += 1;
      process.stderr.write(`${String(error)}\n`);
    });
  }
  process.stdout.write(`errors ${errors}\n`);
}

async function watch() {
  const end = new AbortController();
  for await (const { voteCount } of watchVotes(async () => [], end.signal)) {
    process.stdout.write(`saw ${voteCount}\n`);
    end.abort();
  }
}

if (job === "vote") await vote();
if (job === "announce") announceVote({ id: "sleep-stories", voteCount: Number(count) });
if (job === "watch") {
  setTimeout(() => process.stdout.write("watching\n"), 500);
  await watch();
}
setTimeout(() => process.exit(0), job === "announce" ? 500 : 0);
