import { z } from "@/lib/zod";
import { text } from "./text-schema";

/**
 * What the public forms send so that the server can recognise spam: the text of a hidden field, and for how long the
 * form had been on the page. Both are optional.
 */
export const spamSignals = {
  website: text(2_000)
    .optional()
    .describe("leave it out: a form that fills it in is held or asked for a proof of work"),
  fillTimeMs: z
    .number()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe("milliseconds the form had been on the page"),
};

export type SpamSignals = { website?: string; fillTimeMs?: number };

/** How long filling in a form takes at least. Forms wait for it before they send; what comes earlier is spam. */
export const minFillTimeMs = { form: 2_500, signUp: 1_500 } as const;
