import { randomUUID } from "node:crypto";
import { termsOf } from "@/lib/search-terms";
import { database } from "@/server/db/client";

type Overrides = Partial<{
  name: string;
  email: string;
  motivation: string | null;
  status: string;
  submittedAt: Date;
  notified: boolean;
  notifiedAt: Date;
  leftAt: Date;
}>;

/** Stores an entry of the waitlist as the form would, with the terms it is found by. */
export async function makeEntry(overrides: Overrides = {}) {
  const { name = "Noor", email = `noor-${randomUUID()}@example.org` } = overrides;
  const terms = termsOf(name, email).map((term) => ({ term }));
  return database().groupCoachingEntry.create({
    data: {
      name,
      motivation: null,
      ...overrides,
      email,
      emailCanonical: email.toLowerCase(),
      terms: { create: terms },
    },
  });
}
