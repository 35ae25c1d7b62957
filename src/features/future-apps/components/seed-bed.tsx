"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { futureApps } from "@/content/future-apps";
import { seedBed } from "@/content/products";
import { fullGrowth, groupByRank } from "../groups";
import { voteStore } from "../vote-store";
import { LoadNote } from "./load-note";
import { Seed } from "./seed";
import { useVotes } from "./use-votes";
import { whenIdle } from "./when-idle";
import "./seed-bed.css";

export function SeedBed() {
  const { order, counts, voted, statuses, load } = useVotes();
  const focused = useRef<string | null>(null);
  const full = fullGrowth(counts);

  useEffect(() => {
    let stop = () => {};
    voteStore.recall();
    const callOff = whenIdle(() => {
      stop = voteStore.start();
    });
    return () => {
      callOff();
      stop();
    };
  }, []);

  // a card that moves to another group is made anew: the focus goes with it
  useLayoutEffect(() => {
    const id = order.length > 0 ? focused.current : null;
    if (id && document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [order]);

  return (
    <section
      className="seedbed"
      id="seeds"
      aria-labelledby="h-seeds"
      onFocus={(event) => {
        focused.current = event.target.id;
      }}
      onBlur={(event) => {
        if (event.relatedTarget) focused.current = null;
      }}
    >
      <div className="wrap">
        <div className="grid12 seedbed__head">
          <h2 id="h-seeds">{seedBed.title}</h2>
          <div className="seedbed__lead">
            <p className="lead">{seedBed.lead}</p>
            <LoadNote load={load} counts={counts} />
          </div>
        </div>
        {groupByRank(order).map(({ key, slugs }) => (
          <div key={key} className={`furrow furrow--${key}`}>
            <div className="furrow__head">
              <h3>{seedBed.groups[key].title}</h3>
              <p className="note">{seedBed.groups[key].note}</p>
            </div>
            <ol>
              {slugs.map((slug) => {
                const app = futureApps.find((candidate) => candidate.slug === slug);
                if (!app) return null;
                return (
                  <Seed
                    key={slug}
                    app={app}
                    votes={counts[slug]}
                    full={full}
                    status={statuses[slug] ?? "idle"}
                    hasVoted={voted.includes(slug)}
                  />
                );
              })}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
