import { anyAddress } from "@tests/support/caller";
import { expect, onTestFinished, test } from "vitest";
import { announceVote } from "@/features/future-apps/vote-hub";
import { handleVoteStream } from "@/features/future-apps/vote-stream";

const count = 100;

/** A page that listens: gives what it is handed, piece by piece. */
async function listen() {
  const headers = { "x-aurea-peer": anyAddress() };
  const { status, body } = await handleVoteStream(new Request("http://localhost:3000/", { headers }));
  expect(status).toBe(200);
  const reader = body?.getReader();
  onTestFinished(async () => void (await reader?.cancel()));
  return async () => (await reader?.read())?.value;
}

test(`a vote is written down once for ${count} pages that listen: all are handed the same bytes`, async () => {
  const pages = await Promise.all(Array.from({ length: count }, listen));
  // What each begins with: a greeting, and all counts.
  for (const next of [...pages, ...pages]) await next();
  for (const voteCount of [1_001, 1_002, 1_003]) {
    announceVote({ id: "sleep-stories", voteCount });
    const pieces = await Promise.all(pages.map((next) => next()));
    expect(new TextDecoder().decode(pieces[0])).toContain(`"voteCount":${voteCount}}`);
    // The very same object, not only equal bytes.
    expect(new Set(pieces).size).toBe(1);
  }
});
