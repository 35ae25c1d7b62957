import { queueNotice, startMailbox } from "@tests/support/mailbox";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { deliverDue } from "@/server/mail/delivery";
import type { SendMail } from "@/server/mail/transport";

const db = database();

// Empties the outbox, because a delivery takes only a few emails, the oldest first.
beforeEach(async () => void (await db.outboxMail.deleteMany()));

async function refuseBy(send: SendMail, code: string) {
  const { id } = await queueNotice("noor@example.org");
  await deliverDue(db, send, "test");
  const { state, lastError } = await db.outboxMail.findUniqueOrThrow({ where: { id } });
  expect(lastError).toBe(`EENVELOPE ${code}`);
  return state;
}

test.each([
  ["the sender", "MAIL FROM", 553, "", "queued"],
  ["the site", "RCPT TO", 550, "your IP is blocked", "queued"],
  ["the recipient for now", "RCPT TO", 450, "", "queued"],
  ["the recipient for good", "RCPT TO", 550, "", "failed"],
])(
  "a mail server that refuses %s (%s %i %s) leaves the email %s",
  async (_whom, command, code, text, state) => {
    const refusing = await startMailbox(undefined, { [command]: [code, text] });
    expect(await refuseBy(refusing.send, `${code}`)).toBe(state);
    await refusing.close();
  },
);

/** Returns the state of an email whose recipient was refused with the reply, as nodemailer reports it. */
function stateAfter(response: string) {
  const code = response.slice(0, 3);
  const error = { code: "EENVELOPE", command: "RCPT TO", responseCode: Number(code), response };
  return refuseBy(() => Promise.reject(Object.assign(new Error(response), error)), code);
}

test.each([
  "530 refused",
  "554 refused",
  "550 5.4.5 refused",
  "550 5.1.8 refused",
  "550 5.1.0 <a@b.example>: Sender address rejected: User unknown",
  "550 Domain b.example has exceeded the max emails per hour",
  "550 Failure sending mail. Try again.",
  "550 relay not permitted",
  "550 Sender verify failed",
  "550 rejected, blacklisted at example",
  "550 your IP is blocked",
  "553 not in my list of rcpthosts",
  "550 inconsistent or no DNS PTR record for 192.0.2.1",
  "550 Requested action not taken: mailbox unavailable invalid DNS MX or A/AAAA resource record",
  "550 No RDNS entry for 192.0.2.1",
  "550 Reverse DNS lookup failed for host 192.0.2.1",
  "550 5.1.1 Your IP has no Reverse DNS",
  "551 Server access from 192.0.2.1 forbidden by invalid RDNS record",
  "551 Server access forbidden by your IP",
  "550 Requested action not taken: mailbox unavailable Reject due to policy restrictions",
  "550 Mail rejected by Outlook.com for policy reasons",
  "550 Your access to submit messages to this e-mail system has been rejected",
  "550 Client host rejected: cannot find your hostname",
  "550 Ip frequency limited",
  "550 Connection frequency limited",
  "550 Domain frequency limited",
  "550 domain example.org suffer screening issues",
  "550 The address of your host is unknown: PTR does not exist",
  "550 Relay not permitted: unknown user",
  "550 Relay access denied for this recipient domain",
  "550 Requested action not taken: mailbox unavailable, unknown host name in DNS",
])("an email stays queued if the mail server refuses the site with the reply %s", async (reply) => {
  expect(await stateAfter(reply)).toBe("queued");
});

test.each([
  "550 refused",
  "554 5.1.1 refused",
  "550 5.1.0 Recipient unknown",
  "550 unknown user <spam.black@example.org>",
  "550 Rejected",
  "550 Requested action not taken: mailbox unavailable",
  "550 5.1.1 The account does not exist, see the policy on connection rates at https://rdns.example.org",
  "550 No such user, see our policy at https://example.org/blocked",
  "552 Mailbox unavailable, its storage limit is exceeded",
  "550 Recipient domain has no DNS MX record",
  "550 Recipient rejected by your server administrator: user unknown",
  "550 Address rejected: user ip.b unknown",
  "550 No such user blocked.b",
  "550 5.1.1 Mailbox does not exist (ptr)",
])("an email fails if the mail server refuses the recipient with the reply %s", async (reply) => {
  expect(await stateAfter(reply)).toBe("failed");
});
