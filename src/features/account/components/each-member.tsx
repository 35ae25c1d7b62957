"use client";

import { Fragment, lazy, type ReactNode, Suspense } from "react";
import { tabReader } from "@/lib/tab-storage";
import { useStore } from "@/lib/use-store";
import { useSession } from "../session/session-store";

// Only whose session is over fetches it; where it cannot be fetched, the header has the way in.
const SessionNotice = lazy(() =>
  import("./session-notice").then(
    ({ SessionNotice }) => ({ default: SessionNotice }),
    () => ({ default: () => null }),
  ),
);

/**
 * Begins its children anew when a member is no longer signed in, so that nothing open or typed is met by the next, and
 * says why.
 */
export function EachMember({ children }: { children: ReactNode }) {
  const session = useSession();
  const over = session.status === "signed-out" && (session.hasEnded ? "ended" : session.elsewhere);
  return (
    <>
      <Fragment key={useStore(tabReader).turn}>{children}</Fragment>
      {over ? (
        <Suspense fallback={null}>
          <SessionNotice why={over} />
        </Suspense>
      ) : null}
    </>
  );
}
