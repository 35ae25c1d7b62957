import { answerLetters, archetypeIds } from "@/content/archetypes";
import { recordId } from "@/lib/text-schema";
import { z } from "@/lib/zod";

const answerSchema = z.enum(answerLetters);
const answersSchema = z.array(answerSchema).length(5);
export const archetypeSchema = z.enum(archetypeIds);

export type Answer = z.infer<typeof answerSchema>;
export type Archetype = z.infer<typeof archetypeSchema>;

export const submitSchema = z.strictObject({
  answers: answersSchema,
  attemptId: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .describe("made by the caller, so that a repeated call is recognised"),
  owner: recordId
    .optional()
    .describe(
      "the member to whom the result belongs, if the caller knows; it is not stored for any other member",
    ),
});

export type SubmitInput = z.infer<typeof submitSchema>;
