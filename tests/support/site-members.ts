import { canonicalEmail } from "@/lib/email-address";
import { hashPassword } from "@/server/auth/password";
import { database } from "@/server/db/client";
import { provenMember } from "./proven-member";

const db = database();
await db.user.create({
  data: {
    email: provenMember.email,
    emailCanonical: canonicalEmail(provenMember.email),
    displayName: provenMember.name,
    emailVerified: new Date(),
    passwordHash: await hashPassword(provenMember.password),
    purchasedProducts: [],
  },
});
await db.$disconnect();
