"use client";

import { Fragment, lazy, type ReactNode, Suspense } from "react";
import { useStore } from "@/lib/create-store";
import { tabUser } from "@/lib/tab-storage";
import { useSession } from "../session/session";

// Loaded only when a session has ended; if loading fails, the header still has the sign-in link.
const SessionNotice = lazy(() =>
  import("./session-notice").then(
    ({ SessionNotice }) => ({ default: SessionNotice }),
    () => ({ default: () => null }),
  ),
);

/** Remounts its children when a session ends, so that the next member sees no open dialog or input. */
export function RemountOnUserChange({ children }: { children: ReactNode }) {
  const { hasEnded, elsewhere } = useSession();
  const why = hasEnded ? "ended" : elsewhere;
  return (
    <>
      <Fragment key={useStore(tabUser).epoch}>{children}</Fragment>
      {why ? (
        <Suspense fallback={null}>
          <SessionNotice why={why} />
        </Suspense>
      ) : null}
    </>
  );
}
