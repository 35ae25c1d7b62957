"use client";

import "./sheet.css";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { VoteWords } from "@/content/vote-list";
import { classNames } from "@/lib/class-names";
import { fullGrowth, groupByRank } from "../groups";
import type { VoteParts } from "../vote-parts";
import { voteStore } from "../vote-store";
import { whenIdle } from "../when-idle";
import { LoadNote } from "./load-note";
import { useVotes } from "./use-votes";
import { VoteCard } from "./vote-card";
import styles from "./vote-list.module.css";

const groupHead = "flex flex-wrap items-baseline gap-x-s4 gap-y-[0.15rem] border-gold border-b pb-s3";

type VoteListProps = { words: VoteWords; parts: VoteParts };

export function VoteList({ words, parts }: VoteListProps) {
  const { order, isRanked, counts, voted, statuses, load } = useVotes();
  const focused = useRef<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const full = fullGrowth(counts);

  useEffect(() => {
    const off = new AbortController();
    // Each open stream takes one of the six connections a browser has for a site, so a hidden tab gives its own back.
    const onSight = () => (document.hidden ? voteStore.rest() : void voteStore.load());
    voteStore.recall();
    const callOff = whenIdle(() => {
      voteStore.start();
      if (document.hidden) voteStore.rest();
      document.addEventListener("visibilitychange", onSight, { signal: off.signal });
    });
    return () => {
      off.abort();
      callOff();
      voteStore.rest();
    };
  }, []);

  // a card that changes groups, or the retry that has done its work, must not take the focus with it
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two are what rebuilds the list
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
            {words.title}
          </h2>
          <div className="wide:-col-end-1 wide:col-start-8 wide:self-end">
            <p className="lead">{words.lead}</p>
            {/* as high as the line that may come, so that the list stays where it is */}
            <div className="mt-s3 min-h-12 wide:min-h-6">
              <LoadNote words={words} load={load} counts={counts} />
            </div>
          </div>
        </div>
        {groupByRank(order, isRanked).map(({ key, slugs }) => (
          <div key={key} className="mt-s7 wide:mt-s8! [.grid12+&]:mt-s4" data-group={key}>
            <div className={classNames(groupHead, styles.groupHead)}>
              <h3 className="text-gold-ink tracking-normal">{words.groups[key].title}</h3>
              <p className="note">{words.groups[key].note}</p>
            </div>
            <ol className={styles.list}>
              {slugs.map((slug) => (
                <VoteCard
                  key={slug}
                  slug={slug}
                  votes={counts[slug]}
                  full={full}
                  status={statuses[slug] ?? "idle"}
                  hasVoted={voted.includes(slug)}
                  words={words}
                  parts={parts}
                />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
