import { hashRecoveryCode } from "@/features/second-factor/factor-service";
import { hashPassword } from "@/server/auth/password";
import { database } from "@/server/db/client";
import { buildMemberRow } from "../../prisma/rows/member-row";
import { coach, provenMember, recoveryCodes } from "./desk-people";

const db = database();
for (const { name, email, password, role } of [
  { ...provenMember, role: "member" },
  { ...coach, role: "coach" },
]) {
  await db.user.create({
    data: {
      ...buildMemberRow({ email, displayName: name, role, passwordHash: await hashPassword(password) }),
      emailVerified: new Date(),
    },
  });
}
const { id: userId } = await db.user.findFirstOrThrow({ where: { role: "coach" } });
const codes = recoveryCodes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) }));
await db.recoveryCode.createMany({ data: codes });
await db.$disconnect();
