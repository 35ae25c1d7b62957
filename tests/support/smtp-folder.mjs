import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";

/** Starts a mail server that stores each email as a file with the addresses of its envelope. Returns its URL. */
export async function startSmtpFolder(folder, port) {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const parts = [];
      stream.on("data", (part) => parts.push(part));
      stream.on("end", () => {
        count += 1;
        const to = session.envelope.rcptTo.map(({ address }) => address).join(", ");
        const mail = Buffer.concat([Buffer.from(`X-Envelope-To: ${to}\r\n`), ...parts]);
        writeFileSync(join(folder, `${count}.eml`), mail);
        done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  return `smtp://127.0.0.1:${port}`;
}
