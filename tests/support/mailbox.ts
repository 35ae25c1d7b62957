import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { database } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";
import { smtpSender } from "@/server/mail/transport";

type ReceivedMail = { from: string; to: string[]; raw: string; mail: Email };

/** A mail server on loopback that keeps what it is sent; `refuse` gives an SMTP code for those it does not want. */
export async function startMailbox(refuse: () => number | null = () => null) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", async () => {
        const code = refuse();
        if (code) return done(Object.assign(new Error("not now"), { responseCode: code }));
        const raw = Buffer.concat(parts).toString();
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw,
          mail: await PostalMime.parse(raw),
        });
        done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const send = smtpSender(url);

  return {
    url,
    received,
    send,
    /** Sends everything that is due. */
    async deliver() {
      while ((await deliverDue(database(), send, "test")) > 0);
    },
    /** What was delivered to one address; the server writes domains in lower case. */
    to: (address: string) =>
      received.filter((one) => one.to.some((to) => to.toLowerCase() === address.toLowerCase())),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The secret of the one-time link in a mail. */
export function secretIn(mail: ReceivedMail | undefined) {
  return /https?:\/\/\S+#([\w-]+)/.exec(mail?.mail.text ?? "")?.[1] ?? "";
}
