import { trimmed } from "@/lib/text-schema";
import { z } from "@/lib/zod";

export const findSchema = z.strictObject({ q: trimmed(200) });
