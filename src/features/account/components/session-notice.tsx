"use client";

import "./session-notice.sheet.css";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { PageLink } from "@/components/ui/page-link";
import { shell, sessionNotice as words } from "@/content/shell";
import { signInPath } from "@/lib/return-target";
import type { Elsewhere } from "../session/session-store";

/** Says over the page that its member is no longer signed in, and leads to the sign-in and back, where there is an account to come back to. */
export function SessionNotice({ why }: { why: "ended" | Elsewhere }) {
  const path = usePathname();
  const [isClosed, setIsClosed] = useState(false);
  const [said, setSaid] = useState("");

  // A live region speaks of what comes into it.
  useEffect(() => setSaid(words[why]), [why]);

  // The page of the result stands empty then, and says so itself.
  const isSaid = why === "ended" && path === "/eq-results";
  if (isClosed || isSaid) return null;
  return (
    <section
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-2xl items-center gap-4 rounded-r-sheet border-current border-l-3 bg-info-bg py-2 pr-2 pl-5 text-base text-info leading-normal shadow-lift print:hidden"
      aria-label={words.label}
    >
      <p className="flex-1" role="status">
        {said}
      </p>
      {why === "gone" ? null : (
        <PageLink
          className="inline-flex min-h-11 items-center whitespace-nowrap font-strong text-current"
          href={signInPath(path + window.location.hash, why === "ended" ? why : undefined)}
        >
          {shell.signIn.label}
        </PageLink>
      )}
      <button
        type="button"
        className="grid size-11 flex-none place-items-center"
        aria-label={words.close}
        onClick={() => setIsClosed(true)}
      >
        <svg className="size-5 fill-none stroke-current stroke-[1.6]" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6L18 18M18 6L6 18" />
        </svg>
      </button>
    </section>
  );
}
