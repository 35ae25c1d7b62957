import { announcementStates, deskAnnouncements } from "@/content/desk-announcements";
import { freeToolIds } from "@/content/free-tools";
import { isHttpsAddress } from "@/lib/https-address";
import { recordId as id, requiredLine, requiredText, trimmed } from "@/lib/text-schema";
import { z } from "@/lib/zod";

const texts = deskAnnouncements.errors;
const limits = { subject: 120, body: 4_000, address: 500 } as const;

const tool = z.enum(freeToolIds);

function options(limit: number, missing: string) {
  return { limit, missing, tooLong: texts.tooLong(limit), unstorable: texts.unstorable };
}

const address = requiredText(options(limits.address, texts.address)).refine(isHttpsAddress, texts.address);
const expected = trimmed(limits.address)
  .nullable()
  .describe("the address as the coach saw it; null while closed");

export const createSchema = z.strictObject({ tool });

export const announcementTextSchema = z.strictObject({
  subject: requiredLine(options(limits.subject, texts.subject)),
  body: requiredText(options(limits.body, texts.body)),
  toAll: z.boolean().describe("also to members who got an announcement of another tool"),
});

const expectedText = announcementTextSchema
  .optional()
  .describe("the text as the coach saw it; if it was changed meanwhile, the call is refused");

export const saveSchema = announcementTextSchema.extend({ id, expected: expectedText });

export const discardSchema = z.strictObject({ id, expected: expectedText });

const states = z.enum(announcementStates);

export const setStateSchema = z.strictObject({
  id,
  from: states.describe("the state as the coach saw it"),
  to: states,
  expected: expectedText,
});

export const addressSchema = z.strictObject({ address });

export const openToolSchema = addressSchema.extend({ tool, expected });

export const closeToolSchema = z.strictObject({ tool, expected: expected.unwrap() });

export type SaveInput = z.infer<typeof saveSchema>;
export type DiscardInput = z.infer<typeof discardSchema>;
export type SetStateInput = z.infer<typeof setStateSchema>;
export type OpenToolInput = z.infer<typeof openToolSchema>;
export type CloseToolInput = z.infer<typeof closeToolSchema>;
