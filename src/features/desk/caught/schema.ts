import { z } from "zod";
import { cursorSchema } from "../newest-first";

export const listCaughtSchema = z.strictObject({
  q: z.string().trim().max(254).optional().describe("a whole address"),
  cursor: cursorSchema.optional(),
});

export const releaseCaughtSchema = z.strictObject({ id: z.string().min(1).max(100) });

export type ListCaughtInput = z.infer<typeof listCaughtSchema>;
export type ReleaseCaughtInput = z.infer<typeof releaseCaughtSchema>;
