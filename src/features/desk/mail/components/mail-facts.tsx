import { Badge } from "@/components/ui/badge";
import { deskMail } from "@/content/desk-mail";
import { dayAndTime } from "@/lib/calendar";
import type { getMail } from "../list-service";
import { errorText, stateOf, stateTones } from "../mail-words";
import { AboutLink } from "./mail-cells";
import { ResendButton } from "./resend-button";

const text = deskMail.mail;

type Mail = Awaited<ReturnType<typeof getMail>>;

export function MailFacts({ mail }: { mail: Mail }) {
  const state = stateOf(mail.state);
  const { created, sent, next } = deskMail.when;
  const facts: [string, React.ReactNode][] = [
    [
      text.state,
      <Badge key="state" tone={stateTones[state]}>
        {deskMail.states[state]}
      </Badge>,
    ],
    [text.kind, mail.label],
    [text.to, mail.recipient],
    [created, dayAndTime(mail.createdAt)],
    ...(mail.sentAt ? [[sent, dayAndTime(mail.sentAt)] as [string, string]] : []),
    ...(state === "queued" ? [[next, dayAndTime(mail.nextTryAt)] as [string, string]] : []),
    [text.tries, mail.attempts],
    ...(mail.lastError ? [[text.error, errorText(mail.lastError)] as [string, string]] : []),
    ...(mail.about
      ? [[text.about, <AboutLink key="about" about={mail.about} />] as [string, React.ReactNode]]
      : []),
  ];
  return (
    <>
      <dl className="mb-s5 grid gap-x-8 gap-y-[0.9rem] min-[40rem]:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-2 text-small">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {mail.resendBlocker ? (
        <p className="note">{deskMail.resend[mail.resendBlocker]}</p>
      ) : (
        <ResendButton id={mail.id} to={mail.recipient} />
      )}
    </>
  );
}
