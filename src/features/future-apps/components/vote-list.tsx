"use client";

import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { VoteTexts } from "@/content/vote-list";
import { groupByRank, useVotes, type VoteState, voteStore } from "../vote-store";
import styles from "./vote-list.module.css";

function watchPresence(onChange: (isPresent: boolean) => void, signal: AbortSignal) {
  let wasPresent = !document.hidden;
  const update = ({ type }: Event) => {
    const isPresent = !document.hidden && type !== "pagehide" && type !== "freeze";
    if (isPresent !== wasPresent) onChange(isPresent);
    wasPresent = isPresent;
  };
  for (const type of ["visibilitychange", "freeze", "resume"])
    document.addEventListener(type, update, { signal });
  for (const type of ["pagehide", "pageshow"]) window.addEventListener(type, update, { signal });
}

function useLiveVotes() {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;

    function start() {
      if (signal.aborted) return;
      voteStore.start();
      if (document.hidden) voteStore.pause();
      // A hidden tab closes its stream, because each stream uses one of the six connections to the site.
      watchPresence((isPresent) => (isPresent ? void voteStore.load() : voteStore.pause()), signal);
    }

    // Unlike the load event, this state is also reached if the user stops loading the page.
    function startWhenComplete() {
      if (document.readyState !== "complete") return;
      if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1500 });
      else setTimeout(start, 200);
    }

    voteStore.reloadVoted();
    startWhenComplete();
    document.addEventListener("readystatechange", startWhenComplete, { signal });
    return () => {
      controller.abort();
      voteStore.pause();
    };
  }, []);
  return useVotes();
}

type VoteListProps = {
  title: string;
  lead: ReactNode;
  texts: VoteTexts;
  cards: readonly (readonly [slug: string, card: ReactNode])[];
};

export function VoteList({ title, lead, texts, cards }: VoteListProps) {
  const votes = useLiveVotes();
  const { order, isRanked, counts, load } = votes;
  const focused = useRef<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const cardOf = new Map(cards);
  // An app that was added after this page was loaded has no card, and an app that only a draft contains has no rank.
  const ranked = isRanked && order ? order.filter((slug) => cardOf.has(slug)) : [];
  const shown = [...new Set([...ranked, ...cardOf.keys()])];

  // Restores the focus if a card has changed groups or the retry button has disappeared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of order or load rebuilds the list
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    (document.getElementById(focused.current) ?? heading.current)?.focus();
  }, [order, load]);

  return (
    <section
      className="bg-sand py-band"
      id="seeds"
      aria-labelledby="h-seeds"
      onFocus={(event) => {
        focused.current = event.target.id;
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      <div className="wrap">
        <div className="grid12 gap-y-s4">
          <h2 id="h-seeds" className="wide:col-start-1 wide:col-end-8" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <div className="wide:-col-end-1 wide:col-start-8 wide:self-end">
            {lead}
            {/* The space of the note is reserved, so that the list does not move when the note appears. */}
            <div className="mt-s3 min-h-12 wide:min-h-6">
              <LoadNote load={load} counts={counts} texts={texts} />
            </div>
          </div>
        </div>
        {groupByRank(shown, isRanked).map(({ key, slugs }) => (
          <div key={key} className="mt-s7 wide:mt-s8! [.grid12+&]:mt-s4" data-group={key}>
            <div className={styles.groupHead}>
              <h3 className="text-gold-ink tracking-normal">{texts.groups[key].title}</h3>
              <p className="note">{texts.groups[key].note}</p>
            </div>
            <ol role="list" className={styles.list}>
              {slugs.map((slug) => cardOf.get(slug))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

type LoadNoteProps = Pick<VoteState, "load" | "counts"> & { texts: VoteTexts };

function LoadNote({ load, counts, texts }: LoadNoteProps) {
  const isRetrying = load === "retrying";

  useEffect(() => {
    if (load !== "failed") return;
    const again = () => void voteStore.load();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [load]);

  const hasFailed = load === "failed" || isRetrying;
  const isUntouched = load === "ready" && Object.values(counts).every((count) => !count);
  return (
    <div className="note">
      {/* The text changes, so that screen readers announce a repeated failure. */}
      <p role="status">{hasFailed ? texts[load] : null}</p>
      {hasFailed ? (
        <button
          type="button"
          id="votes-retry"
          className="textbtn"
          aria-disabled={isRetrying}
          onClick={isRetrying ? undefined : voteStore.load}
        >
          {texts.retry}
        </button>
      ) : null}
      <p>{isUntouched ? texts.untouched : null}</p>
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
    </div>
  );
}
