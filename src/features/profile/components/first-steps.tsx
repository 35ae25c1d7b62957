"use client";

import { useRef, useState } from "react";
import { LiveStatus } from "@/components/ui/live-status";
import { PageLink } from "@/components/ui/page-link";
import { memberHome } from "@/content/member-home";
import { browserStorage } from "@/lib/storage";
import type { Member } from "../member";
import styles from "./first-steps.module.css";

const words = memberHome.start;
const place = "aurea.start";

type Facts = Pick<Member, "emailVerified" | "archetype" | "photoURL">;

function leftOf({ emailVerified, archetype, photoURL }: Facts) {
  const { address, quiz, picture } = words.list;
  return [emailVerified ? null : address, archetype ? null : quiz, photoURL ? null : picture].filter(
    (thing) => thing !== null,
  );
}

/** What a newcomer has not done yet, each a press away; each goes as it is done, and all of it when it is put away. */
export function FirstSteps({ member }: { member: Facts }) {
  const left = leftOf(member);
  const [atFirst] = useState(left.length);
  const [isAway, setIsAway] = useState(() => browserStorage.read(place) !== null);
  const box = useRef<HTMLDivElement>(null);
  const isShown = left.length > 0 && !isAway;
  const news = left.length < atFirst ? words.left(left.length) : null;

  function putAway() {
    browserStorage.write(place, "later");
    setIsAway(true);
    box.current?.focus();
  }

  return (
    <div ref={box} tabIndex={-1}>
      <LiveStatus>{isAway ? (atFirst ? words.isAway : null) : news}</LiveStatus>
      {isShown ? (
        <section className={styles.start} aria-labelledby="h-start">
          <div className="flex flex-wrap items-baseline justify-between gap-x-s5">
            <h2 id="h-start" className="text-h3">
              {words.heading(left.length)}
            </h2>
            <button type="button" className="textbtn" onClick={putAway}>
              {words.later}
            </button>
          </div>
          <ul className={styles.list}>
            {left.map(({ label, text, href }) => (
              <li key={href}>
                {href.startsWith("#") ? <a href={href}>{label}</a> : <PageLink href={href}>{label}</PageLink>}
                <p className="note">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
