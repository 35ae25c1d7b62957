import { leftOutReasons } from "@/content/desk-announcements";
import { recordId as id, text, trimmed } from "@/lib/text-schema";
import { z } from "@/lib/zod";
import { cursorSchema } from "../paging";

export const memberships = ["explorer", "adventurer", "alchemist", "founding_member"] as const;

export const plans = [...memberships, "other", "all"] as const;

export const listMembersSchema = z.strictObject({
  q: trimmed(80).optional(),
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

export type Plan = (typeof plans)[number];
export type ListMembersInput = z.infer<typeof listMembersSchema>;
export type SetMembershipInput = z.infer<typeof setMembershipSchema>;
