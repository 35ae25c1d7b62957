import { z } from "./zod";

const share = z.number().min(0).max(1);
const size = z.number().positive().max(1);
// Shares are quotients, so their sum may be a hair too large.
const whole = 1 + 1e-6;

/** The part of an upright picture to keep, in shares of its width and height. */
export const cropSchema = z
  .strictObject({ x: share, y: share, width: size, height: size })
  .refine(({ x, y, width, height }) => x + width <= whole && y + height <= whole);

export type Crop = z.infer<typeof cropSchema>;
