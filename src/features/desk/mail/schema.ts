import { mailStates } from "@/content/desk-mail";
import { text, trimmed } from "@/lib/text-schema";
import { z } from "@/lib/zod";
import { cursorSchema } from "../paging";

export const listMailsSchema = z.strictObject({
  state: z.enum([...mailStates, "all"]).default("all"),
  q: trimmed(254)
    .optional()
    .describe("a whole address; or a name, or the beginning of an address, of somebody on record"),
  cursor: cursorSchema.optional(),
});

export const sampleSchema = z.strictObject({ kind: text(60) });

export type ListMailsInput = z.infer<typeof listMailsSchema>;
