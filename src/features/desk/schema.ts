import { auditKinds } from "@/content/desk-audit";
import { mailStates } from "@/content/desk-mail";
import { voteDays } from "@/content/desk-votes";
import { text, trimmed } from "@/lib/text-schema";
import { z } from "@/lib/zod";
import { cursorSchema } from "./paging";

export const findSchema = z.strictObject({ q: trimmed(200) });

export const votesOverTimeSchema = z.strictObject({
  app: trimmed(40).default("all").describe("its slug, or all"),
  days: z
    .union([z.enum(voteDays), z.literal([30, 90])])
    .default("30")
    .transform(Number),
});

export const listAuditSchema = z.strictObject({
  kind: z.enum(auditKinds).optional(),
  q: trimmed(80)
    .optional()
    .describe("a name or an address of a member, who acted or whose record was changed"),
  cursor: cursorSchema.optional(),
});

export const listQuarantinedSchema = z.strictObject({
  q: trimmed(254).optional().describe("a complete address"),
  cursor: cursorSchema.optional(),
});

export const listMailsSchema = z.strictObject({
  state: z.enum([...mailStates, "all"]).default("all"),
  q: trimmed(254)
    .optional()
    .describe("a complete address, or a name or the beginning of an address that a record has"),
  cursor: cursorSchema.optional(),
});

export const sampleSchema = z.strictObject({ kind: text(60) });

export type VotesOverTimeInput = z.infer<typeof votesOverTimeSchema>;
export type ListAuditInput = z.infer<typeof listAuditSchema>;
export type ListQuarantinedInput = z.infer<typeof listQuarantinedSchema>;
export type ListMailsInput = z.infer<typeof listMailsSchema>;
