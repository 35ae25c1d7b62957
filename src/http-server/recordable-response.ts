import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";

export type Recording = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** The response class of `createServer`. It can hold a response back until it is complete, to change it then. */
export class RecordableResponse<Req extends IncomingMessage = IncomingMessage> extends ServerResponse<Req> {
  #chunks: Buffer[] = [];
  /** Called before the head is written. Returns the status to send and may set headers. */
  completeHead = (status: number) => status;
  /** Gets the complete response in place of the client, even after the client has disconnected. */
  onRecorded: ((recording: Recording) => void) | null = null;

  override writeHead(status: number, ...rest: unknown[]) {
    if (!this.onRecorded) return super.writeHead(this.completeHead(status), ...(rest as [string]));
    this.statusCode = status;
    const headers = rest.find((each) => typeof each === "object") ?? {};
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    return this;
  }

  override flushHeaders() {
    if (!this.onRecorded) super.flushHeaders();
  }

  override write(chunk: unknown, ...rest: unknown[]) {
    if (!this.onRecorded) return super.write(chunk, ...(rest as [BufferEncoding]));
    this.#chunks.push(Buffer.from(chunk as string, rest[0] as BufferEncoding));
    return true;
  }

  override end(chunk?: unknown, ...rest: unknown[]) {
    const { onRecorded } = this;
    if (!onRecorded) return super.end(chunk, ...(rest as [BufferEncoding]));
    if (chunk && typeof chunk !== "function")
      this.#chunks.push(Buffer.from(chunk as string, rest[0] as BufferEncoding));
    const status = this.completeHead(this.statusCode);
    const headers = this.getHeaders();
    // Removes the headers, because the cache sets them again; `Connection` is only for this connection and stays.
    for (const name of this.getHeaderNames()) if (name !== "connection") this.removeHeader(name);
    this.onRecorded = null;
    onRecorded({ status, headers, body: Buffer.concat(this.#chunks) });
    return this;
  }
}
