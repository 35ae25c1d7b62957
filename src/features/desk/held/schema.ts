import { recordId, trimmed } from "@/lib/text-schema";
import { z } from "@/lib/zod";
import { cursorSchema } from "../newest-first";

export const listHeldSchema = z.strictObject({
  q: trimmed(254).optional().describe("a whole address"),
  cursor: cursorSchema.optional(),
});

export const releaseHeldSchema = z.strictObject({ id: recordId });

export type ListHeldInput = z.infer<typeof listHeldSchema>;
export type ReleaseHeldInput = z.infer<typeof releaseHeldSchema>;
