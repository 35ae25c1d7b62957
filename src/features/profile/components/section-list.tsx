import { useEffect, useRef, useState } from "react";
import { memberHome, type ProfileSection, profileSections } from "@/content/member-home";
import styles from "./section-list.module.css";

/** Returns the id of the section at a fifth of the window's height. */
function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const list = ids.join(" ");

  useEffect(() => {
    const line = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(target.id);
          else setCurrent((before) => (before === target.id ? null : before));
        }
      },
      { rootMargin: "-20% 0px -79% 0px" },
    );
    for (const id of list.split(" ")) {
      const section = document.getElementById(id);
      if (section) line.observe(section);
    }
    return () => line.disconnect();
  }, [list]);

  return current;
}

type LinksProps = { ids: readonly ProfileSection[]; current: string | null; onChoose?: () => void };

function Links({ ids, current, onChoose }: LinksProps) {
  return (
    <ol role="list">
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

export function SectionList({ ids }: { ids: readonly ProfileSection[] }) {
  const current = useCurrentSection(ids);
  const fold = useRef<HTMLDetailsElement>(null);

  // Scrolls to the URL's fragment, because the browser looked for it before the sections were rendered.
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
      <details ref={fold} className="border-dune-line border-y wide:hidden">
        <summary className="flex min-h-13 items-center justify-between font-strong">
          {memberHome.contents}
        </summary>
        <Links ids={ids} current={current} onChoose={onChoose} />
      </details>
      <div className="max-wide:hidden">
        <p className="aside">{memberHome.contents}</p>
        <Links ids={ids} current={current} />
      </div>
    </nav>
  );
}
