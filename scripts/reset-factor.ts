import "./support/env-file.mjs";
import { env } from "../src/env.mjs";
import { canonicalEmail } from "../src/lib/email-address";
import { writeAudit } from "../src/server/audit";
import { openDatabase } from "../src/server/db/client";
import { queueMail } from "../src/server/mail/outbox";

const [email] = process.argv.slice(2);
if (!email) {
  console.error("usage: npm run coach:reset-factor -- EMAIL");
  process.exit(1);
}

const db = openDatabase(env.DATABASE_URL);
const user = await db.user.findUnique({
  where: { emailCanonical: canonicalEmail(email) },
  select: { id: true, email: true, displayName: true },
});

if (!user) {
  console.error(`${email} has no account`);
  process.exitCode = 1;
} else {
  const { id: userId, displayName: name } = user;
  const where = { userId };
  const payload = { name, change: "factor.reset" as const };
  await db.$transaction([
    db.passkey.deleteMany({ where }),
    db.oneTimeCode.deleteMany({ where }),
    db.recoveryCode.deleteMany({ where }),
    db.authSession.updateMany({ where, data: { factorAt: null, challenge: null } }),
    writeAudit(db, { action: "factor.reset", subject: `user:${userId}` }),
    queueMail(db, { kind: "secondFactorChanged", to: user.email, payload }),
  ]);
  console.log(`the second factor of ${email} is cleared: the Desk asks for a new one at the next visit`);
}
await db.$disconnect();
