"use client";

import { useEffect, useRef } from "react";
import { memberHome, type ProfileSection, profileSections } from "@/content/member-home";
import styles from "./section-list.module.css";
import { useCurrentSection } from "./use-current-section";

type LinksProps = { ids: readonly ProfileSection[]; current: string | null; onChoose?: () => void };

function Links({ ids, current, onChoose }: LinksProps) {
  return (
    <ol>
      {ids.map((id) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "location" : undefined} onClick={onChoose}>
            {profileSections[id]}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Where everything on the page is: beside the parts and always in view where there is room, folded on phones. */
export function SectionList({ ids }: { ids: readonly ProfileSection[] }) {
  const current = useCurrentSection(ids);
  const fold = useRef<HTMLDetailsElement>(null);

  // The parts came after the page, so an address that names one is followed now.
  useEffect(() => {
    const named = document.getElementById(window.location.hash.slice(1));
    named?.scrollIntoView({ behavior: "instant" });
    named?.focus({ preventScroll: true });
  }, []);

  function onChoose() {
    if (fold.current) fold.current.open = false;
  }

  return (
    <nav className={styles.contents} aria-label={memberHome.contents}>
      <details ref={fold} className="wide:hidden">
        <summary>{memberHome.contents}</summary>
        <Links ids={ids} current={current} onChoose={onChoose} />
      </details>
      <div className="max-wide:hidden">
        <p className="aside">{memberHome.contents}</p>
        <Links ids={ids} current={current} />
      </div>
    </nav>
  );
}
