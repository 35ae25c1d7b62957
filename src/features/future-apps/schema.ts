import { text } from "@/lib/text-schema";
import { z } from "@/lib/zod";

export const voteSchema = z.strictObject({ slug: text(40).min(1) });

export type VoteInput = z.infer<typeof voteSchema>;

/** The number of an app's votes, in lists and in the live stream. */
export type AppVotes = { id: string; voteCount: number };
