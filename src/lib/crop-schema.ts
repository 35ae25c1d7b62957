import { z } from "./zod";

const share = z.number().min(0).max(1);
const size = z.number().positive().max(1);
// The sums of rounded quotients may slightly exceed 1.
const whole = 1 + 1e-6;

/** The part of an upright picture to keep, in fractions of its width and height. */
export const cropSchema = z
  .strictObject({ x: share, y: share, width: size, height: size })
  .refine(({ x, y, width, height }) => x + width <= whole && y + height <= whole);

export type Crop = z.infer<typeof cropSchema>;
