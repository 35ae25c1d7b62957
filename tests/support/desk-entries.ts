import { randomUUID } from "node:crypto";
import { searchTextOf } from "@/lib/search-text";
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

/** Stores an entry of the waiting list as the form would. */
export async function makeEntry(overrides: Overrides = {}) {
  const { name = "Noor", email = `noor-${randomUUID()}@example.org` } = overrides;
  return database().groupCoachingEntry.create({
    data: {
      name,
      motivation: null,
      ...overrides,
      email,
      emailCanonical: email.toLowerCase(),
      searchText: searchTextOf(name, email),
    },
  });
}
