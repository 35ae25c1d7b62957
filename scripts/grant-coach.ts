import "./support/env-file.mjs";
import { env } from "../src/env.mjs";
import { canonicalEmail } from "../src/lib/email-address";
import { writeAudit } from "../src/server/audit";
import { openDatabase } from "../src/server/db/client";

const [email, flag] = process.argv.slice(2);
if (!email || (flag && flag !== "--revoke")) {
  console.error("usage: npm run coach:grant -- EMAIL [--revoke]");
  process.exit(1);
}

const db = openDatabase(env.DATABASE_URL);
const role = flag ? "member" : "coach";
const user = await db.user.findUnique({
  where: { emailCanonical: canonicalEmail(email) },
  select: { id: true, role: true, emailVerified: true },
});

if (!user) {
  console.error(`${email} has no account yet: sign up on the site first, then run this again`);
  process.exitCode = 1;
} else if (user.role === role) {
  console.log(`${email} is already a ${role}`);
} else {
  const change = { subject: `user:${user.id}`, before: { role: user.role }, after: { role } };
  await db.$transaction([
    db.user.update({ where: { id: user.id }, data: { role } }),
    writeAudit(db, { action: "member.role-changed", ...change }),
  ]);
  console.log(
    role === "coach" ? `${email} is a coach now and finds the Desk at /desk` : `${email} is a member now`,
  );
  if (role === "coach" && !user.emailVerified)
    console.warn(`${email} has not confirmed the address yet: make sure that the account is theirs`);
}
await db.$disconnect();
