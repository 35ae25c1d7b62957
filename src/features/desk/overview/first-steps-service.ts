import "server-only";
import type { firstSteps } from "@/content/desk-first-steps";
import { documentIds, noChanges, unsettledSamples } from "@/content/documents";
import { env } from "@/env.mjs";
import { liveContent, readStored } from "@/server/content/live";
import type { Database } from "@/server/db/client";
import { getSenderDomain } from "@/server/mail/addresses";
import { isSampleAddress, pickLinks } from "@/server/seo/links";
import { readTextsToCheck } from "../pages/read-service";

export type FirstStep = keyof typeof firstSteps.steps;

/**
 * Returns the setup steps of a new owner, whether each is done, and the count of texts to check; null once all are
 * done.
 */
export async function readFirstSteps(db: Database, coachId: string) {
  const [stored, site, recoveryCodes, backups] = await Promise.all([
    readStored(db),
    liveContent("site"),
    db.recoveryCode.count({ where: { userId: coachId, usedAt: null } }),
    db.auditEntry.count({ where: { action: "site.backed-up" }, take: 1 }),
  ]);
  const samples = documentIds.flatMap((document) =>
    unsettledSamples(document, stored[document] ?? noChanges).map(({ field }) => ({ document, field })),
  );
  const unsettledOfSite = samples.filter(({ document }) => document === "site").map(({ field }) => field);
  const done: Record<FirstStep, boolean> = {
    samples: samples.length === 0,
    // The address of the calendar can also be in the settings.
    links: !unsettledOfSite.includes("links.booking") || !isSampleAddress(pickLinks(site).booking),
    banner: !unsettledOfSite.includes("banner.isShown"),
    recoveryCodes: recoveryCodes > 0,
    mail: env.SMTP_URL !== undefined && !isSampleAddress(`https://${getSenderDomain()}`),
    backup: backups > 0,
  };
  if (Object.values(done).every(Boolean)) return null;
  const texts = await readTextsToCheck(db, stored);
  return { samples: samples.length, firstSample: samples[0] ?? null, toCheck: texts.length, done };
}

export type FirstSteps = Awaited<ReturnType<typeof readFirstSteps>>;
