import { anyAddress } from "@tests/support/caller";
import { expect, onTestFinished, test } from "vitest";
import { announceVote } from "@/features/future-apps/vote-hub";
import { handleVoteStream } from "@/features/future-apps/vote-stream";

const count = 100;

/** A page that listens: gives what it is handed, piece by piece, up to the one that says what is waited for. */
async function listen() {
  const headers = { "x-aurea-peer": anyAddress() };
  const { status, body } = await handleVoteStream(new Request("http://localhost:3000/", { headers }));
  expect(status).toBe(200);
  const reader = body?.getReader();
  onTestFinished(async () => void (await reader?.cancel()));
  return async (awaited: string) => {
    // All counts come again, between others, when the listener of another file's database was lost.
    for (;;) {
      const piece = await reader?.read();
      if (!piece || piece.done) throw new Error(`the stream ended before ${awaited}`);
      if (new TextDecoder().decode(piece.value).includes(awaited)) return piece.value;
    }
  };
}

test(`a vote is written down once for ${count} pages that listen: all are handed the same bytes`, async () => {
  const pages = await Promise.all(Array.from({ length: count }, listen));
  // What each begins with: a greeting, and all counts.
  for (const heard of pages) await heard('"sleep-stories"');
  for (const voteCount of [1_001, 1_002, 1_003]) {
    announceVote({ id: "sleep-stories", voteCount });
    const pieces = await Promise.all(pages.map((heard) => heard(`"voteCount":${voteCount}}`)));
    // The very same object, not only equal bytes.
    expect(new Set(pieces).size).toBe(1);
  }
});
