import "server-only";

/** Reads the body of a request or a reply up to `limit` bytes; null when it is longer, whatever its Content-Length says. */
export async function readBody(
  message: Pick<Request, "headers" | "body">,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(message.headers.get("content-length") ?? 0) > limit) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = message.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * Reads the body of a request as text up to `limit` bytes; null when it is longer. One that says its length is held to it by
 * the server's parser, and is read without a stream, which takes a twentieth of a vote.
 */
export async function readText(request: Pick<Request, "headers" | "body" | "text">, limit: number) {
  const length = request.headers.get("content-length");
  if (Number(length) > limit) return null;
  if (length !== null) {
    const text = await request.text();
    return Buffer.byteLength(text) > limit ? null : text;
  }
  const bytes = await readBody(request, limit);
  return bytes && new TextDecoder().decode(bytes);
}
