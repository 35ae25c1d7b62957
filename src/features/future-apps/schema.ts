import { text } from "@/lib/text-schema";
import { z } from "@/lib/zod";

/**
 * `voter` is the id that a browser without a cookie has chosen. If it is not a UUID, for example because an extension has
 * changed it, the server chooses an id.
 */
export const voteSchema = z.strictObject({
  slug: text(40).min(1),
  voter: z.uuid().optional().catch(undefined),
});

export type VoteInput = z.infer<typeof voteSchema>;

export type AppVotes = { id: string; voteCount: number };
