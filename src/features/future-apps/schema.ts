import { text } from "@/lib/text-schema";
import { z } from "@/lib/zod";

/**
 * `voter` is the id that the browser has chosen for a visitor without a cookie. A vote with another value, such as one that
 * an extension has stored, counts under an id chosen by the server.
 */
export const voteSchema = z.strictObject({
  slug: text(40).min(1),
  voter: z.uuid().optional().catch(undefined),
});

export type VoteInput = z.infer<typeof voteSchema>;

export type AppVotes = { id: string; voteCount: number };
