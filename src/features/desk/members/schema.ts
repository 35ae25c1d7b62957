import { isStorableText } from "@/lib/storable-text";
import { z } from "@/lib/zod";
import { cursorSchema } from "../newest-first";
import { memberships } from "./memberships";

export const plans = [...memberships, "other", "all"] as const;

const id = z.string().min(1).max(64).refine(isStorableText);

export const listMembersSchema = z.strictObject({
  q: z.string().trim().max(80).refine(isStorableText).optional(),
  plan: z.enum(plans).default("all"),
  cursor: cursorSchema.optional(),
});

export const getMemberSchema = z.strictObject({ id });

export const setMembershipSchema = z.strictObject({
  id,
  from: z.string().max(100).refine(isStorableText).describe("the status as the coach saw it"),
  to: z.enum(memberships),
});

export type Plan = (typeof plans)[number];
export type ListMembersInput = z.infer<typeof listMembersSchema>;
export type SetMembershipInput = z.infer<typeof setMembershipSchema>;
