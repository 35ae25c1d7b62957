import { z } from "zod";
import { auditKinds } from "@/content/desk-audit";
import { cursorSchema } from "../newest-first";

export const listAuditSchema = z.strictObject({
  kind: z.enum(auditKinds).optional(),
  /** A name or an address of a member: whoever did it, or whom it was done to. */
  q: z.string().trim().max(80).optional(),
  cursor: cursorSchema.optional(),
});

export type ListAuditInput = z.infer<typeof listAuditSchema>;
