"use client";

import { Fragment, lazy, type ReactNode, Suspense, useEffect } from "react";
import { signInPath } from "@/lib/return-target";
import { tabUser } from "@/lib/tab-storage";
import { useStore } from "@/lib/use-store";
import { useSession } from "../session/session";

// Fetched only when a session is over; where it cannot be fetched, the header has the link to sign in.
const SessionNotice = lazy(() =>
  import("./session-notice").then(
    ({ SessionNotice }) => ({ default: SessionNotice }),
    () => ({ default: () => null }),
  ),
);

/** Remounts its children when a member is no longer signed in, so that the next one sees nothing open or typed, and says why. */
export function RemountOnUserChange({ children }: { children: ReactNode }) {
  const session = useSession();
  const why = session.status === "signed-out" && (session.hasEnded ? "ended" : session.elsewhere);
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

/** Shows what the server rendered for one member, and asks for the page anew when that member is no longer signed in. */
export function UserScoped({ children }: { children: ReactNode }) {
  const session = useSession();
  const { epoch } = useStore(tabUser);
  // The server knew a member, so "signed out" may be the first answer this page gets.
  const isOver = epoch > 0 || session.status === "signed-out";
  const isKnown = session.status !== "loading";
  const hasEnded = session.status === "signed-out" && session.hasEnded;

  useEffect(() => {
    if (!isOver || !isKnown) return;
    const { pathname, search } = window.location;
    // The sign-in page says why it is shown, but not to a member who signed out.
    if (hasEnded) window.location.assign(signInPath(pathname + search, "ended"));
    else window.location.reload();
  }, [isOver, isKnown, hasEnded]);

  return isOver ? null : children;
}
