import { z } from "zod";

/**
 * What tells a machine from a person, sent along by the public forms: the text in a field nobody sees, and for how
 * many milliseconds the form had been on the page. Both may be missing.
 */
export const traces = {
  website: z.string().max(2_000).optional().describe("leave it out: only machines fill it in"),
  filledFor: z
    .number()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe("milliseconds the form had been on the page"),
};

export type Traces = { website?: string; filledFor?: number };
