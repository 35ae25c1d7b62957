import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";

export type Recording = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

type Done = (recording: Recording) => unknown;

/**
 * The response class of `createServer`. It can hold a response back until it is complete, to change it before sending.
 */
export class RecordableResponse<Req extends IncomingMessage = IncomingMessage> extends ServerResponse<Req> {
  #done: Done | null = null;
  #chunks: Buffer[] = [];
  /** Called before the head is written. Returns the status to send and may set headers. */
  completeHead = (status: number) => status;

  /** Passes the complete response to `done`, even if the client has disconnected. */
  record(done: Done) {
    this.#done = done;
  }

  #add(chunk: unknown, encoding: unknown) {
    if (typeof chunk === "string" || chunk instanceof Uint8Array)
      this.#chunks.push(Buffer.from(chunk as string, encoding as BufferEncoding));
  }

  override writeHead(status: number, ...rest: unknown[]) {
    if (!this.#done) return super.writeHead(this.completeHead(status), ...(rest as [string]));
    this.statusCode = status;
    const headers = rest.find((each) => typeof each === "object") as OutgoingHttpHeaders | undefined;
    for (const [name, value = ""] of Object.entries(headers ?? {})) this.setHeader(name, value);
    return this;
  }

  override flushHeaders() {
    if (!this.#done) super.flushHeaders();
  }

  override write(chunk: unknown, ...rest: unknown[]) {
    if (!this.#done) return super.write(chunk, ...(rest as [BufferEncoding]));
    this.#add(chunk, rest[0]);
    const written = rest.find((each) => typeof each === "function");
    if (written) process.nextTick(written);
    return true;
  }

  override end(chunk?: unknown, ...rest: unknown[]) {
    const done = this.#done;
    if (!done) return super.end(chunk, ...(rest as [BufferEncoding]));
    this.#add(chunk, rest[0]);
    const status = this.completeHead(this.statusCode);
    const headers = { ...this.getHeaders() };
    // Removes the headers, because the cache sets them again; `Connection` is only for this connection and stays.
    for (const name of this.getHeaderNames()) if (name !== "connection") this.removeHeader(name);
    this.#done = null;
    done({ status, headers, body: Buffer.concat(this.#chunks) });
    return this;
  }
}
