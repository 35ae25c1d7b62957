import { text } from "@/lib/text-schema";
import { z } from "@/lib/zod";

/** `voter` is the id of a visitor without a cookie, chosen by the browser. */
export const voteSchema = z.strictObject({
  slug: text(40).min(1),
  voter: z.uuid().optional().catch(undefined),
});

export type VoteInput = z.infer<typeof voteSchema>;

export type AppVotes = { id: string; voteCount: number };
