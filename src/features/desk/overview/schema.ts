import { isStorableText } from "@/lib/storable-text";
import { z } from "@/lib/zod";

export const findSchema = z.strictObject({ q: z.string().trim().max(200).refine(isStorableText) });
