import { z } from "@/lib/zod";
import { text } from "./text-schema";

/** A honeypot field, and the time since the form was shown. */
export const spamSignals = {
  website: text(2_000)
    .optional()
    .describe("leave it out: a form that fills it in is quarantined or asked for a proof of work"),
  fillTimeMs: z
    .number()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe("milliseconds the form had been on the page"),
};

export type SpamSignals = { website?: string; fillTimeMs?: number };

/** Milliseconds for which forms delay sending after they are shown; a faster submission counts as spam. */
export const minFillTimeMs = { form: 2_500, signUp: 1_500 } as const;
