import "./sheet.css";
import type { ReactNode } from "react";
import { futureApps } from "@/content/future-apps";
import type { Plot } from "../draw-garden";
import { fullGrowth } from "../groups";
import { Plants } from "./plants";
import { useTween } from "./use-tween";
import { Vine } from "./vine";

const nothing = futureApps.map(() => 0);

type GrownPlantsProps = { plot: Plot; counts: Readonly<Record<string, number>>; children: ReactNode };

/** The plants, which grow from their seeds to their votes. */
export function GrownPlants({ plot, counts }: GrownPlantsProps) {
  const full = fullGrowth(counts);
  const goals = futureApps.map((app) => (counts[app.slug] ?? 0) / full);
  const heights = useTween(goals, nothing);
  const plants = goals.map((goal, index) => ({ goal, now: heights[index] ?? goal }));
  return <Plants plants={plants} plot={plot} />;
}

type GrownVineProps = { votes: number; full: number; children: ReactNode };

/** The vine, which runs from its seed to its votes. */
export function GrownVine({ votes, full }: GrownVineProps) {
  const [grown = 0] = useTween([votes / full], [0]);
  return <Vine votes={votes} grown={grown} />;
}
