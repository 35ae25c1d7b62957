import { isStorableText } from "@/lib/storable-text";
import { z } from "@/lib/zod";

const entryStatuses = ["waiting", "invited", "left", "all"] as const;

const id = z.string().min(1).max(64).refine(isStorableText);

/** Which entries: what a list and a file of it have in common. */
export const entryFilterSchema = z.strictObject({
  status: z.enum(entryStatuses).default("waiting"),
  q: z.string().trim().max(80).refine(isStorableText).optional(),
});

export const listEntriesSchema = entryFilterSchema.extend({
  order: z.enum(["newest", "oldest"]).default("newest"),
  cursor: z.string().max(200).optional().describe("`next` of the page before"),
});

export const inviteSchema = z.strictObject({ ids: z.array(id).min(1).max(50) });

export const leaveSchema = z.strictObject({ id });

export type EntryFilter = z.infer<typeof entryFilterSchema>;
export type ListEntriesInput = z.infer<typeof listEntriesSchema>;
