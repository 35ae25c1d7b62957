import "server-only";
import { randomUUID } from "node:crypto";
import { writeAudit } from "@/server/audit";
import type { Database } from "@/server/db/client";
import { isNotFound } from "@/server/db/errors";
import { truncateWal } from "@/server/db/sql";
import { findFormerAddresses, findLastLeftAt } from "@/server/former-addresses";
import { attempt } from "@/server/log";
import { withMailFileCleanup } from "@/server/mail/mail-files";
import { prepareDeletedCount } from "@/server/mail/mailbox-limit";
import { signedOutRefusal } from "@/server/refusal";
import {
  accountKinds,
  removeFormsOf,
  whereConfirmationOf,
  whereFormerMail,
  whereRequestsTo,
} from "./own-records";
import { purgePicture } from "./picture-service";

type Member = { id: string; sessionVersion: number };

/** Plans the removal of records that are stored by address instead of member id. */
async function planByAddress(db: Database, id: string) {
  const user = await db.user.findUnique({
    where: { id },
    select: {
      email: true,
      emailCanonical: true,
      emailVerified: true,
      createdAt: true,
      tokens: { select: { email: true } },
    },
  });
  if (!user) throw signedOutRefusal();
  const { email, emailCanonical, createdAt, tokens } = user;
  const wanted = tokens.map((token) => token.email).filter((address) => address !== null);
  const former = await findFormerAddresses(db, { id, createdAt });
  const confirmed = former.filter(({ isConfirmed }) => isConfirmed);
  const since = await findLastLeftAt(db, emailCanonical);
  const accountMails = {
    OR: [
      // An address that is not confirmed may have been another person's before this account was created.
      {
        recipient: email,
        kind: accountKinds,
        createdAt: user.emailVerified ? { gt: since } : { gte: createdAt },
      },
      whereConfirmationOf(id),
      whereRequestsTo(wanted),
      ...former.map(whereFormerMail),
    ],
  };
  const removals = [
    ...(await prepareDeletedCount(db, accountMails)),
    db.outboxMail.deleteMany({ where: accountMails }),
    ...confirmed.flatMap((address) => removeFormsOf(db, address.emailCanonical, address.period)),
    ...(user.emailVerified ? removeFormsOf(db, emailCanonical, { since }) : []),
  ];
  return { emailCanonical, removals };
}

/**
 * Deletes a member and their data; votes are kept under a random key, and forms if the address is not verified. Throws
 * `UNAUTHORIZED` (signed-out) if the account was deleted, or its password or address changed, meanwhile.
 */
export async function deleteAccount(db: Database, { id, sessionVersion }: Member) {
  const { emailCanonical, removals } = await planByAddress(db, id);
  const remove = async () => {
    try {
      const [user] = await db.$transaction([
        db.user.delete({ where: { id, sessionVersion, emailCanonical }, select: { photoURL: true } }),
        // Runs after the member's row is deleted, so that a concurrent vote cannot be stored under the old key.
        db.vote.updateMany({
          where: { voterKey: `member:${id}` },
          data: { voterKey: `gone:${randomUUID()}`, userId: null },
        }),
        // The audit entries are kept without their content, such as the member's name.
        db.$executeRaw`UPDATE "audit" SET "before" = NULL, "after" = NULL WHERE "subject" = ${`user:${id}`}`,
        writeAudit(db, { action: "account.deleted", subject: `user:${id}` }),
        db.rateLimit.deleteMany({ where: { key: { contains: id } } }),
        ...removals,
      ]);
      return user.photoURL;
    } catch (error) {
      throw isNotFound(error) ? signedOutRefusal() : error;
    }
  };
  const photoURL = await withMailFileCleanup(db, remove);
  await purgePicture(db, { id, photoURL });
  await attempt("truncate the write-ahead log", () => truncateWal(db));
}
