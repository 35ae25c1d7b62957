import { auditKinds } from "@/content/desk-audit";
import { trimmed } from "@/lib/text-schema";
import { z } from "@/lib/zod";
import { cursorSchema } from "../newest-first";

export const listAuditSchema = z.strictObject({
  kind: z.enum(auditKinds).optional(),
  q: trimmed(80)
    .optional()
    .describe("a name or an address of a member: whoever did it, or whom it was done to"),
  cursor: cursorSchema.optional(),
});

export type ListAuditInput = z.infer<typeof listAuditSchema>;
