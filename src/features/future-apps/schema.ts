import { futureApps } from "@/content/future-apps";
import { z } from "@/lib/zod";

const slugSchema = z.enum(futureApps.map((app) => app.slug));

export const voteSchema = z.strictObject({ slug: slugSchema });

export type VoteInput = z.infer<typeof voteSchema>;

/** How many votes an app has, as lists and the live stream tell it. */
export type AppVotes = { id: string; voteCount: number };
