"use client";

import { messages } from "@/content/messages";
import { DeskFailure } from "./desk-failure";

/** The Desk while the database is in trouble. */
export function DeskAway() {
  return (
    <main id="main" tabIndex={-1} className="wrap py-s6">
      <DeskFailure text={messages.general.databaseAway} onRetry={() => window.location.reload()} />
    </main>
  );
}
