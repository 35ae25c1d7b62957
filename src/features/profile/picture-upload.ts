import { messages } from "@/content/messages";
import type { Cut } from "./picture";
import type { PictureRouter } from "./picture-router";

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function said(value: unknown) {
  // An Error is the client's own; what the server says comes as plain JSON.
  if (value instanceof Error) return null;
  const { message } = fieldsOf(value);
  return typeof message === "string" && message ? message : null;
}

/** Why an upload failed, in words for people: the server's where it said any. */
export function uploadErrorText(error: unknown) {
  const { code, data, cause } = fieldsOf(error);
  const answer = said(data) ?? said(cause);
  if (answer) return answer;
  const isLost = code === "UPLOAD_FAILED" || code === "INTERNAL_CLIENT_ERROR";
  return isLost ? messages.general.unreachable : messages.general.unexpected;
}

/**
 * Sends a picture by UploadThing's own client, which is loaded only now, and what the server is to cut out of it. `onProgress` hears what part of it has
 * left, in per cent. Rejects with what `uploadErrorText` understands.
 */
export async function uploadPicture(
  { file, crop }: Pick<Cut, "file" | "crop">,
  onProgress: (percent: number) => void,
) {
  const { genUploader } = await import("uploadthing/client");
  const { uploadFiles } = genUploader<PictureRouter>({ package: "aurea" });
  const [sent] = await uploadFiles("profilePicture", {
    files: [file],
    input: crop,
    onUploadProgress: ({ progress }) => onProgress(Math.min(100, Math.round(progress))),
  });
  // The cloud takes any file and says later, in its own answer, that ours would not have it.
  const answer = fieldsOf(sent?.serverData);
  if (!answer.url) throw { code: "UPLOAD_FAILED", data: { message: answer.error } };
}
