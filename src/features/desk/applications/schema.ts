import { deskApplications } from "@/content/desk-applications";
import { recordId as id, requiredLine, requiredText } from "@/lib/text-schema";
import { z } from "@/lib/zod";
import { cursorSchema } from "../paging";
import { searchQuery } from "../schema";
import { applicationStatuses, hasMail } from "./moves";

const { errors } = deskApplications;

export const noteLimit = 4_000;
const mailLimits = { subject: 200, body: 8_000 } as const;

export const listFilters = ["awaiting", ...applicationStatuses, "all"] as const;
export const listSorts = ["due", "newest", "oldest"] as const;

export type ListFilter = (typeof listFilters)[number];
export type ListSort = (typeof listSorts)[number];

function options(limit: number, missing: string) {
  return { limit, missing, tooLong: errors.tooLong(limit), unstorable: errors.unstorable };
}

const listed = {
  status: z.enum(listFilters).optional(),
  q: searchQuery.optional(),
  sort: z.enum(listSorts).optional(),
};

export const listApplicationsSchema = z.strictObject({
  ...listed,
  cursor: cursorSchema.optional(),
});

export const neighboursSchema = z.strictObject({ id, ...listed });

export const mailSchema = z.strictObject({
  subject: requiredLine(options(mailLimits.subject, errors.subject)),
  body: requiredText(options(mailLimits.body, errors.body)),
});

export const moveApplicationSchema = z
  .strictObject({
    id,
    from: z.enum(applicationStatuses).describe("the status as the coach saw it"),
    to: z.enum(applicationStatuses),
    mail: mailSchema.nullish().describe("only for a status change that has an email"),
  })
  .refine(({ to, mail }) => !mail || hasMail(to), { path: ["mail"], message: errors.noMail });

export const undoMoveSchema = z.strictObject({
  id,
  move: id.describe("the id of the status change to undo"),
});

export const addNoteSchema = z.strictObject({
  id,
  text: requiredText(options(noteLimit, errors.note)),
  key: z.uuid().optional().describe("made by the caller, so that a note that is sent twice is one note"),
});

export const removeNoteSchema = z.strictObject({ id, noteId: id });

export type ListApplicationsInput = z.infer<typeof listApplicationsSchema>;
export type ListedInput = Omit<ListApplicationsInput, "cursor">;
export type NeighboursInput = z.infer<typeof neighboursSchema>;
export type Mail = z.infer<typeof mailSchema>;
export type MoveApplicationInput = z.infer<typeof moveApplicationSchema>;
export type UndoMoveInput = z.infer<typeof undoMoveSchema>;
export type AddNoteInput = z.infer<typeof addNoteSchema>;
export type RemoveNoteInput = z.infer<typeof removeNoteSchema>;
