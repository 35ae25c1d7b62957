import { deskWaitlist } from "@/content/desk-waitlist";
import { recordId as id, trimmed } from "@/lib/text-schema";
import { z } from "@/lib/zod";
import { cursorSchema } from "../paging";

const entryStatuses = ["waiting", "invited", "left", "all"] as const;

const entryFilterSchema = z.strictObject({
  status: z.enum(entryStatuses).default("waiting"),
  q: trimmed(80).optional(),
});

export const listEntriesSchema = entryFilterSchema.extend({
  order: z.enum(["newest", "oldest"]).default("newest"),
  cursor: cursorSchema.optional(),
});

/** Spreadsheets in many European locales expect semicolons. */
export const csvSchema = entryFilterSchema.extend({
  separator: z.enum(["comma", "semicolon"]).default("comma"),
});

const inviteLimit = 1_000;

export const inviteSchema = z.strictObject({
  ids: z.array(id).min(1).max(inviteLimit, deskWaitlist.errors.tooMany(inviteLimit)),
});

export type EntryFilter = z.infer<typeof entryFilterSchema>;
export type ListEntriesInput = z.infer<typeof listEntriesSchema>;
