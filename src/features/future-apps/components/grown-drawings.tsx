import "./sheet.css";
import type { ReactNode } from "react";
import { futureApps } from "@/content/future-apps";
import type { Plot } from "../draw-garden";
import { fullGrowth } from "../groups";
import { Plants } from "./plants";
import { Vine } from "./vine";

type GrownPlantsProps = { plot: Plot; counts: Readonly<Record<string, number>>; children: ReactNode };

/** The plants as high as their votes. */
export function GrownPlants({ plot, counts }: GrownPlantsProps) {
  const full = fullGrowth(counts);
  return <Plants grown={futureApps.map(({ slug }) => (counts[slug] ?? 0) / full)} plot={plot} rise />;
}

type GrownVineProps = { votes: number; full: number; children: ReactNode };

/** The vine as long as its votes. */
export function GrownVine({ votes, full }: GrownVineProps) {
  return <Vine votes={votes} grown={votes / full} />;
}
