import { randomUUID } from "node:crypto";
import { storeApplication } from "@tests/support/desk-records";
import { makeMember } from "@tests/support/factories";
import { castVote } from "@/features/future-apps/service";
import { writeOwnAudit } from "@/server/audit";
import { database } from "@/server/db/client";
import { createSamplePayload } from "@/server/mail/kinds";
import { createMailRow } from "@/server/mail/outbox";

const db = database();

/** Creates a member with data in every table and a unique name and address. */
export async function makeBusyMember({ isVerified = true } = {}) {
  const canary = `canary${randomUUID().slice(0, 8)}`;
  const email = `${canary}_x@example.org`;
  const user = await makeMember({
    email,
    displayName: `Name ${canary}`,
    emailVerified: isVerified ? new Date() : null,
    announcementsLeft: new Date(),
  });
  const { id } = user;
  const link = await db.token.create({
    data: {
      userId: id,
      purpose: "email",
      tokenHash: canary,
      email: `new-${email}`,
      expiresAt: new Date(Date.now() + 30 * 60_000),
    },
  });
  await castVote(db, { userId: id, visitorId: null }, { slug: "eq-vitamins" });
  await castVote(db, { userId: id, visitorId: null }, { slug: "mind-gardener" });
  const formerEmail = `old-${email}`;
  for (const address of [email, formerEmail])
    await db.groupCoachingEntry.create({
      data: { name: `Name ${canary}`, email: address, emailCanonical: address, motivation: "To sleep" },
    });
  await storeApplication({ email: formerEmail, emailCanonical: formerEmail, currentRole: canary });
  await writeOwnAudit(db, "account.email-verified", id);
  const sent = await storeApplication({
    email: email.toUpperCase(),
    emailCanonical: email,
    currentRole: canary,
  });
  await db.applicationNote.create({ data: { applicationId: sent.id, text: `Called ${canary}` } });
  await db.token.create({
    data: { purpose: "leave", tokenHash: `leave-${canary}`, email, expiresAt: new Date(Date.now() + 60_000) },
  });
  await db.quarantinedSubmission.create({
    data: {
      form: "sign-up",
      reason: "hidden-field",
      emailCanonical: email,
      payload: { displayName: canary, email, passwordHash: "$argon2id$" },
    },
  });
  const announcement = await db.announcement.create({
    data: {
      tool: "gauge",
      subject: "The Tide is open",
      body: "It is ready.",
      state: "sent",
      recipients: { create: { id: randomUUID(), tool: "gauge", userId: id } },
    },
  });
  const mails = [
    createMailRow({ kind: "passwordChanged", to: email, payload: { name: canary } }),
    createMailRow({ kind: "confirmEmail", to: `new-${email}`, payload: { name: canary, linkId: link.id } }),
    createMailRow({ kind: "passwordChanged", to: formerEmail, payload: { name: canary } }),
    createMailRow({
      kind: "announcement",
      to: formerEmail,
      payload: { ...createSamplePayload("announcement"), name: canary, userId: id },
      about: `announcement:${announcement.id}`,
    }),
    createMailRow({ kind: "emailChanged", to: formerEmail, payload: { name: canary, newEmail: email } }),
    createMailRow({ kind: "waitlistJoined", to: email, payload: { name: null, linkId: "none" } }),
    createMailRow({
      kind: "applicationArrived",
      to: "team@example.org",
      payload: { applicationId: sent.id, name: canary, dueAt: sent.dueAt.toISOString() },
      about: `application:${sent.id}`,
    }),
  ];
  for (const data of mails) await db.outboxMail.create({ data });
  const former = { email: formerEmail, emailCanonical: formerEmail, isConfirmed: true, leftAt: new Date() };
  await db.user.update({
    where: { id },
    data: {
      accounts: { create: { provider: "google", providerAccountId: `sub-${canary}` } },
      passkeys: { create: { id: randomUUID(), name: `Key of ${canary}`, publicKey: canary, transports: [] } },
      oneTimeCode: { create: { secret: canary } },
      recoveryCodes: { create: { codeHash: canary } },
      quizResults: { create: { attemptId: canary, archetype: "guardian", answers: ["a"] } },
      // A change of the address confirms the new address, so an unverified member has no former address.
      formerAddresses: { create: isVerified ? [former] : [] },
    },
  });
  await db.auditEntry.create({
    data: {
      actorId: "coach",
      action: "member.membership",
      subject: `user:${id}`,
      before: { membershipStatus: "explorer" },
      after: { membershipStatus: "alchemist" },
    },
  });
  return { user, canary, email };
}
