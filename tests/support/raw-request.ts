import { type IncomingHttpHeaders, type RequestOptions, request } from "node:http";
import { text } from "node:stream/consumers";

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Unlike `fetch`, does not normalise the path, the method or the headers, and does not follow redirects. */
export function sendRaw(url: string, { body, ...options }: RequestOptions & { body?: string } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      text(answer).then((text) => resolve({ status, headers, text }), reject);
    });
    sent.on("error", reject).end(body);
  });
}
