import { text } from "@/lib/text-schema";
import { z } from "@/lib/zod";

export const voteSchema = z.strictObject({ slug: text(40).min(1) });

export type VoteInput = z.infer<typeof voteSchema>;

/** How many votes an app has, as lists and the live stream tell it. */
export type AppVotes = { id: string; voteCount: number };
