import { desk } from "@/content/desk";
import { leftOutReasons } from "@/content/desk-announcements";
import { auditKinds } from "@/content/desk-audit";
import { mailStates } from "@/content/desk-mail";
import { voteDays } from "@/content/desk-votes";
import { deskWaitlist } from "@/content/desk-waitlist";
import { recordId as id, text, trimmed } from "@/lib/text-schema";
import { z } from "@/lib/zod";
import { cursorSchema } from "./paging";

export const searchQuery = trimmed(desk.search.maxLength);

export const findSchema = z.strictObject({ q: searchQuery });

export const votesOverTimeSchema = z.strictObject({
  app: trimmed(40).default("all").describe("its slug, or all"),
  days: z
    .union([z.enum(voteDays), z.literal([30, 90])])
    .default("30")
    .transform(Number),
});

export const listAuditSchema = z.strictObject({
  kind: z.enum(auditKinds).optional(),
  q: searchQuery
    .optional()
    .describe("a name or an address of a member, who acted or whose record was changed"),
  cursor: cursorSchema.optional(),
});

export const listQuarantinedSchema = z.strictObject({
  q: searchQuery.optional().describe("a complete address"),
  cursor: cursorSchema.optional(),
});

export const listMailsSchema = z.strictObject({
  state: z.enum([...mailStates, "all"]).default("all"),
  q: searchQuery
    .optional()
    .describe("a complete address, or a name or the beginning of an address that a record has"),
  cursor: cursorSchema.optional(),
});

export const sampleSchema = z.strictObject({ kind: text(60) });

export const memberships = ["explorer", "adventurer", "alchemist", "founding_member"] as const;

export const plans = [...memberships, "other", "all"] as const;

export const listMembersSchema = z.strictObject({
  q: searchQuery.optional(),
  plan: z.enum(plans).default("all"),
  leftOut: z.enum(leftOutReasons).optional().describe("why an announcement leaves them out"),
  announcement: id.optional().describe("which announcement; without it no member is listed"),
  cursor: cursorSchema.optional(),
});

export const setMembershipSchema = z.strictObject({
  id,
  from: text(100).describe("the status as the coach saw it"),
  to: z.enum(memberships),
});

const entryStatuses = ["waiting", "invited", "left", "all"] as const;

const entryFilterSchema = z.strictObject({
  status: z.enum(entryStatuses).default("waiting"),
  q: searchQuery.optional(),
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

export type VotesOverTimeInput = z.infer<typeof votesOverTimeSchema>;
export type ListAuditInput = z.infer<typeof listAuditSchema>;
export type ListQuarantinedInput = z.infer<typeof listQuarantinedSchema>;
export type ListMailsInput = z.infer<typeof listMailsSchema>;
export type ListMembersInput = z.infer<typeof listMembersSchema>;
export type SetMembershipInput = z.infer<typeof setMembershipSchema>;
export type EntryFilter = z.infer<typeof entryFilterSchema>;
export type ListEntriesInput = z.infer<typeof listEntriesSchema>;
