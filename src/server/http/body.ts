import "server-only";

type Message = Pick<Request, "headers" | "body">;

/** Returns the media type in lower case, without parameters. */
export function readContentType(headers: Headers) {
  return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
}

/** Returns the body, or null if it is longer than `limit` bytes. */
export async function readBody({ headers, body }: Message, limit: number) {
  if (Number(headers.get("content-length")) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** Returns the body as text, or null if it is longer than `limit` bytes. */
export async function readText(request: Message & Pick<Request, "text">, limit: number) {
  const length = request.headers.get("content-length");
  if (Number(length) > limit) return null;
  if (length === null) return (await readBody(request, limit))?.toString() ?? null;
  // The HTTP parser enforces the declared length, so the body can be read at once.
  const text = await request.text();
  return Buffer.byteLength(text) > limit ? null : text;
}
