import { SMTPServer } from "smtp-server";

/**
 * Listens on a free port by default.
 * @param {(raw: Buffer, envelope: import("smtp-server").SMTPServerEnvelope, client: string) => unknown} take receives
 * each email with the name that the client gave for itself, and may throw to refuse it
 * @param {number} [port]
 * @param {Record<string, [number, string?]>} [refused] the SMTP code, and the text before "refused", of each command to refuse
 */
export async function startSmtpServer(take, port = 0, refused = {}) {
  /** @param {string} command */
  const answer = (command) => {
    const [responseCode, text = ""] = refused[command] ?? [];
    return responseCode ? Object.assign(new Error(`${text} refused`.trim()), { responseCode }) : null;
  };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onMailFrom: (_address, _session, done) => done(answer("MAIL FROM")),
    onRcptTo: (_address, _session, done) => done(answer("RCPT TO")),
    async onData(stream, session, done) {
      try {
        await take(Buffer.concat(await stream.toArray()), session.envelope, `${session.hostNameAppearsAs}`);
        done();
      } catch (error) {
        done(/** @type {Error} */ (error));
      }
    },
  });
  server.on("error", () => {});
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(null)));
  const address = /** @type {import("node:net").AddressInfo} */ (server.server.address());
  const close = () => new Promise((resolve) => server.close(() => resolve(null)));
  return { port: address.port, url: `smtp://127.0.0.1:${address.port}`, close };
}
