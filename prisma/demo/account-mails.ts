import { createOwnAuditRow } from "@/server/audit";
import { createMailRow } from "@/server/mail/outbox";
import { createLink } from "@/server/one-time-link";
import { getSentFields } from "./backdate-writes";
import type { Member } from "./members";
import { createRandom } from "./random";
import type { Year } from "./year";

const minute = 60_000;

type Linked = { user: { email: string; displayName: string | null }; linkedAt: Date };

type Sent = ReturnType<typeof createMailRow>;

const markSent = (mail: Sent, at: Date) => ({ ...mail, ...getSentFields(mail, at) });

function linkOf(purpose: "verify" | "reset", { id, email }: Member, at: Date, isUsed: boolean) {
  const expiresAt = new Date(at.getTime() + 30 * minute);
  return {
    ...createLink(purpose, { userId: id, email }),
    expiresAt,
    usedAt: isUsed ? new Date(at.getTime() + 5 * minute) : null,
    createdAt: at,
    updatedAt: at,
  };
}

export function buildAccountMails(year: Year, members: readonly Member[], linked: readonly Linked[]) {
  const random = createRandom("mails");
  const welcomes = members
    .filter(({ signInMethod }) => signInMethod !== "google")
    .map((member) => {
      const { name, email, joinedAt, verifiedAt } = member;
      const link = linkOf("verify", member, joinedAt, verifiedAt !== null);
      return {
        link,
        mail: markSent(
          createMailRow({ kind: "welcome", to: email, payload: { name, linkId: link.id } }),
          joinedAt,
        ),
      };
    });
  const settledBefore = year.at(year.daysAgo(10), 0);
  const linkForm = members.filter(
    ({ signInMethod, verifiedAt, joinedAt }) =>
      signInMethod === "password" && verifiedAt && joinedAt < settledBefore && random.is(0.035),
  );
  const resets = linkForm.map((member) => {
    const { id, name, email, joinedAt } = member;
    const span = year.now.getTime() - joinedAt.getTime();
    const at = new Date(joinedAt.getTime() + span * (0.3 + random.roll() * 0.6));
    const done = new Date(at.getTime() + 4 * minute);
    const link = linkOf("reset", member, at, true);
    return {
      link,
      mails: [
        markSent(createMailRow({ kind: "reset", to: email, payload: { name, linkId: link.id } }), at),
        markSent(createMailRow({ kind: "passwordChanged", to: email, payload: { name } }), done),
      ],
      events: [
        { ...createOwnAuditRow("account.reset-requested", id), createdAt: at },
        { ...createOwnAuditRow("account.password-reset", id), createdAt: done },
      ],
    };
  });
  const second = linked.map(({ user, linkedAt }) => {
    const payload = { name: user.displayName, isTakeover: false };
    return markSent(createMailRow({ kind: "googleLinked", to: user.email, payload }), linkedAt);
  });
  return {
    tokens: [...welcomes.map(({ link }) => link), ...resets.map(({ link }) => link)],
    mails: [...welcomes.map(({ mail }) => mail), ...resets.flatMap(({ mails }) => mails), ...second],
    events: resets.flatMap(({ events }) => events),
  };
}
