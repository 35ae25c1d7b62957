import { text } from "@/lib/text-schema";
import { z } from "@/lib/zod";

export const voteSchema = z.strictObject({ slug: text(40).min(1) });

export type VoteInput = z.infer<typeof voteSchema>;

export type AppVotes = { id: string; voteCount: number };
