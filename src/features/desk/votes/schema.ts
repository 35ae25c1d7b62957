import { voteDays } from "@/content/desk-votes";
import { futureApps } from "@/content/future-apps";
import { z } from "@/lib/zod";

export const overTimeSchema = z.strictObject({
  app: z.enum([...futureApps.map(({ slug }) => slug), "all"]).default("all"),
  days: z
    .union([z.enum(voteDays), z.literal([30, 90])])
    .default("30")
    .transform(Number),
});

export type OverTimeInput = z.infer<typeof overTimeSchema>;
