import { z } from "@/lib/zod";
import { cursorSchema } from "../newest-first";

export const listHeldSchema = z.strictObject({
  q: z.string().trim().max(254).optional().describe("a whole address"),
  cursor: cursorSchema.optional(),
});

export const releaseHeldSchema = z.strictObject({ id: z.string().min(1).max(100) });

export type ListHeldInput = z.infer<typeof listHeldSchema>;
export type ReleaseHeldInput = z.infer<typeof releaseHeldSchema>;
