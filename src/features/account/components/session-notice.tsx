"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { PageLink } from "@/components/ui/page-link";
import { shell, sessionNotice as words } from "@/content/shell";
import styles from "./session-notice.module.css";

/** Says over the page that its member is no longer signed in, and leads to the sign-in and back. */
export function SessionNotice({ why }: { why: "ended" | "left" }) {
  const path = usePathname();
  const [isClosed, setIsClosed] = useState(false);
  const [said, setSaid] = useState("");

  // A live region speaks of what comes into it.
  useEffect(() => setSaid(words[why]), [why]);

  // The page of the result stands empty then, and says so itself.
  const isSaid = why === "ended" && path === "/eq-results";
  if (isClosed || isSaid) return null;
  const wayIn = `/auth?returnTo=${encodeURIComponent(path + window.location.hash)}`;
  return (
    <section className={styles.notice} aria-label={words.label}>
      <p role="status">{said}</p>
      <PageLink href={wayIn}>{shell.signIn.label}</PageLink>
      <button type="button" aria-label={words.close} onClick={() => setIsClosed(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6L18 18M18 6L6 18" />
        </svg>
      </button>
    </section>
  );
}
