import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";

/** A complete answer that was not sent yet. */
export type Recording = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

type Done = (recording: Recording | null) => unknown;
type GivenHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[];
type Callback = (error?: Error | null) => void;

/** Returns the pairs of a flat list of header names and values. */
function pairsOf(list: OutgoingHttpHeader[]) {
  return list.flatMap((name, at) => (at % 2 ? [] : [[`${name}`, list[at + 1]] as const]));
}

/** The response class of `createServer`, which can delay an answer until it is complete. */
export class RecordableResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  #done: Done | null = null;
  #chunks: Uint8Array[] = [];
  /** Called before the head is written. Returns the status to send and may set headers. */
  completeHead = (status: number) => status;

  /**
   * Delays the answer from now on. Calls `done` once: with the complete answer, or with null if the client
   * disconnected.
   */
  record(done: Done) {
    this.#done = done;
    this.once("close", () => this.#finish(null));
  }

  #finish(recording: Recording | null) {
    const done = this.#done;
    this.#done = null;
    done?.(recording);
  }

  #add(chunk: unknown, encoding: unknown) {
    if (typeof chunk === "string") this.#chunks.push(Buffer.from(chunk, encoding as BufferEncoding));
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
  }

  override writeHead(status: number, reason?: string | GivenHeaders, headers?: GivenHeaders) {
    if (!this.#done) return super.writeHead(this.completeHead(status), reason as string, headers);
    this.statusCode = status;
    const given = typeof reason === "object" ? reason : (headers ?? {});
    const pairs = Array.isArray(given) ? pairsOf(given) : Object.entries(given);
    for (const [name, value] of pairs) if (value !== undefined) this.setHeader(name, value);
    return this;
  }

  override flushHeaders() {
    if (!this.#done) super.flushHeaders();
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Callback, callback?: Callback) {
    if (!this.#done) return super.write(chunk, encoding as BufferEncoding, callback);
    this.#add(chunk, encoding);
    const written = typeof encoding === "function" ? encoding : callback;
    if (written) process.nextTick(written);
    return true;
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), callback?: () => void) {
    if (!this.#done) return super.end(chunk, encoding as BufferEncoding, callback);
    this.#add(chunk, encoding);
    const status = this.completeHead(this.statusCode);
    const headers = { ...this.getHeaders() };
    for (const name of this.getHeaderNames()) this.removeHeader(name);
    this.#finish({ status, headers, body: Buffer.concat(this.#chunks) });
    return this;
  }
}
