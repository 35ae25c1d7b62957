import { z } from "zod";
import { isStorableText } from "@/lib/storable-text";

export const findSchema = z.strictObject({ q: z.string().trim().max(200).refine(isStorableText) });
