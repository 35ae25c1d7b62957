import { hashRecoveryCode } from "@/features/second-factor/recovery-codes";
import { canonicalEmail } from "@/lib/email-address";
import { hashPassword } from "@/server/auth/password";
import { database } from "@/server/db/client";
import { coach, provenMember, recoveryCodes } from "./desk-people";

const db = database();
for (const { name, email, password, role } of [
  { ...provenMember, role: "member" },
  { ...coach, role: "coach" },
]) {
  await db.user.create({
    data: {
      email,
      emailCanonical: canonicalEmail(email),
      displayName: name,
      emailVerified: new Date(),
      passwordHash: await hashPassword(password),
      role,
      purchasedProducts: [],
    },
  });
}
const { id: userId } = await db.user.findFirstOrThrow({ where: { role: "coach" } });
const codes = recoveryCodes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) }));
await db.recoveryCode.createMany({ data: codes });
await db.$disconnect();
