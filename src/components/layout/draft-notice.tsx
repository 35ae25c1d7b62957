"use client";

import { lazy, Suspense } from "react";

// Only a coach who shows drafts loads the bar; if loading fails, the page works without it.
const DraftBar = lazy(() => import("./draft-bar").catch(() => ({ default: () => null })));

export function DraftNotice() {
  return (
    <Suspense fallback={null}>
      <DraftBar />
    </Suspense>
  );
}
