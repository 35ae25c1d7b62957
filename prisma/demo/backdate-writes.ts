import type { Database } from "@/server/db/client";

type Mail = { recipient: string; payload: unknown };
type Data = Record<string, unknown>;

/** Emails to these addresses fail; `hours` is the time from the creation of the email to the last attempt. */
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

/** The fields that services set to the current time. */
const timeFields = ["usedAt", "confirmedAt", "notifiedAt", "leftAt"];

/** Returns a client that dates writes at `moment`. Emails are created as sent, so that no running site sends them. */
export function backdateWrites(db: Database, moment: Date): Database {
  const behind = Date.now() - moment.getTime();
  const past = db.$extends({
    query: {
      $allModels: {
        $allOperations({ model, operation, args, query }) {
          if (!("data" in args)) return query(args);
          const isNew = operation.startsWith("create");
          const backdate = (given: Data) => {
            const data: Data = { ...given, updatedAt: moment };
            for (const field of timeFields) if (data[field] instanceof Date) data[field] = moment;
            if (!isNew) return data;
            data.createdAt = moment;
            if (model === "OutboxMail") Object.assign(data, getSentFields(given as Mail, moment));
            if (model === "Token") data.expiresAt = new Date(Number(given.expiresAt) - behind);
            return data;
          };
          const data = Array.isArray(args.data) ? args.data.map(backdate) : backdate(args.data);
          return query({ ...args, data });
        },
      },
    },
  });
  return past as unknown as Database;
}
