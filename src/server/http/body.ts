import "server-only";

import type { IncomingMessage } from "node:http";
import { finished } from "node:stream";

/** What is taken for a body at first, in bytes: how long it says it is costs its sender nothing, and so takes nothing here. */
const firstBlock = 64 * 1_024;

/** A reply, or a request, which carries the server's own where that was handed on by it. */
type Message = Pick<Request, "headers" | "body"> & { runtime?: { node?: { req?: IncomingMessage } } };

/** What ECMAScript 2024 has added to blocks: after it the old one is empty, and its room free. */
type Emptied = { transfer(length: number): ArrayBuffer };

/**
 * Hands the pieces of a body to `take`, one after the other, until it says no. What the server itself was asked gives them as
 * they come from its parser: as a web stream each would be copied first.
 */
async function takePieces(message: Message, take: (piece: Uint8Array) => boolean) {
  const request = message.runtime?.node?.req;
  if (request) {
    await new Promise<void>((resolve, reject) => {
      request.on("data", function onPiece(piece: Uint8Array) {
        try {
          if (take(piece)) return;
        } catch (error) {
          reject(error);
        }
        // What still comes is not read any more, so that its sender is cut as one who holds on.
        request.off("data", onPiece).pause();
        resolve();
      });
      finished(request, { writable: false }, (error) => (error ? reject(error) : resolve()));
    });
    return;
  }
  const reader = message.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return;
    if (!take(value)) return reader.cancel();
  }
}

/**
 * Reads the body of a request or a reply up to `limit` bytes; null when it is longer, whatever its Content-Length says.
 * Its pieces are copied into one block as they come, and their room is given back at once: bodies come faster than
 * collections of garbage, and the allocator would keep the room of many small pieces.
 */
export async function readBody(message: Message, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(message.headers.get("content-length") ?? 0) > limit) return null;
  let block = new Uint8Array(Math.min(limit, firstBlock));
  let size = 0;
  await takePieces(message, (piece) => {
    const from = size;
    size += piece.byteLength;
    if (size > limit) return false;
    if (size > block.byteLength) {
      const larger = new Uint8Array(Math.min(limit, Math.max(size, 2 * block.byteLength)));
      larger.set(block.subarray(0, from));
      block = larger;
    }
    block.set(piece, from);
    if (piece.byteLength === piece.buffer.byteLength) (piece.buffer as unknown as Emptied).transfer(0);
    return true;
  });
  return size > limit ? null : block.subarray(0, size);
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
