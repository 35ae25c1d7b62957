import type { Database } from "@/server/db/client";

type Mail = { recipient: string; payload: unknown };

/** `hours` is the time until the last attempt. */
export const undelivered: Record<string, { attempts: number; hours: number; lastError: string }> = {
  "hanne.full-mailbox@example.org": { attempts: 1, hours: 0.001, lastError: "EENVELOPE 552" },
  "postbus.gerrit@example.com": { attempts: 12, hours: 15.8, lastError: "ETIMEDOUT" },
};

const second = 1_000;

/**
 * Returns the fields that src/server/mail/delivery.ts sets. As in that file, an email with a link loses its payload.
 */
export function getSentFields({ recipient, payload }: Mail, moment: Date) {
  const failure = undelivered[recipient];
  const took = failure ? failure.hours * 3_600 : 4;
  const over = new Date(moment.getTime() + took * second);
  const row = { createdAt: moment, nextTryAt: over, updatedAt: over };
  if (failure) {
    const { attempts, lastError } = failure;
    return { ...row, state: "failed", attempts, lastError };
  }
  const isLinked = typeof payload === "object" && payload !== null && "linkId" in payload;
  return { ...row, state: "sent", attempts: 1, sentAt: over, ...(isLinked && { payload: {} }) };
}

function moveDates<Data extends object>(moment: Date, data: Data, ...fields: string[]): Data {
  const clocked = fields.filter((field) => Reflect.get(data, field) instanceof Date);
  return { ...data, ...Object.fromEntries(clocked.map((field) => [field, moment])) };
}

/** Returns a client that dates writes at `moment`. Emails are created as sent, so that no running site sends them. */
export function backdateWrites(db: Database, moment: Date): Database {
  const made = { createdAt: moment, updatedAt: moment };
  const changed = { updatedAt: moment };
  const behind = Date.now() - moment.getTime();
  const mail = <Data extends Mail>(data: Data) => ({ ...data, ...getSentFields(data, moment) });
  const token = <Data extends { expiresAt: Date | string }>(data: Data) => ({
    ...data,
    ...made,
    expiresAt: new Date(new Date(data.expiresAt).getTime() - behind),
  });
  const past = db.$extends({
    query: {
      auditEntry: {
        create: ({ args, query }) => query({ ...args, data: { ...args.data, ...made } }),
        createMany: ({ args, query }) =>
          query({ ...args, data: [args.data].flat().map((data) => ({ ...data, ...made })) }),
      },
      outboxMail: {
        create: ({ args, query }) => query({ ...args, data: mail(args.data) }),
        createMany: ({ args, query }) => query({ ...args, data: [args.data].flat().map(mail) }),
        update: ({ args, query }) => query({ ...args, data: { ...args.data, ...changed } }),
        updateMany: ({ args, query }) => query({ ...args, data: { ...args.data, ...changed } }),
      },
      token: {
        create: ({ args, query }) => query({ ...args, data: token(args.data) }),
        createMany: ({ args, query }) => query({ ...args, data: [args.data].flat().map(token) }),
        update: ({ args, query }) =>
          query({ ...args, data: { ...moveDates(moment, args.data, "usedAt"), ...changed } }),
      },
      groupCoachingEntry: {
        create: ({ args, query }) =>
          query({ ...args, data: { ...moveDates(moment, args.data, "confirmedAt"), ...made } }),
        update: ({ args, query }) =>
          query({
            ...args,
            data: { ...moveDates(moment, args.data, "confirmedAt", "notifiedAt", "leftAt"), ...changed },
          }),
        updateManyAndReturn: ({ args, query }) =>
          query({ ...args, data: { ...moveDates(moment, args.data, "notifiedAt"), ...changed } }),
      },
      privateCoachingApplication: {
        create: ({ args, query }) => query({ ...args, data: { ...args.data, ...made } }),
        update: ({ args, query }) => query({ ...args, data: { ...args.data, ...changed } }),
      },
      applicationMove: {
        create: ({ args, query }) => query({ ...args, data: { ...args.data, ...made } }),
      },
      applicationNote: {
        create: ({ args, query }) => query({ ...args, data: { ...args.data, ...made } }),
      },
      user: {
        update: ({ args, query }) => query({ ...args, data: { ...args.data, ...changed } }),
      },
    },
  });
  return past as unknown as Database;
}
