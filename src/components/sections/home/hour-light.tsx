"use client";

import { clsx } from "clsx";
import { useBrowserValue } from "@/lib/use-browser-value";
import styles from "./hour-light.module.css";

type Light = "noon" | "dusk" | "night";

function lightAt(hour: number): Light | null {
  if (hour < 5 || hour >= 22) return "night";
  if (hour < 10) return null;
  return hour < 17 ? "noon" : "dusk";
}

/** The server does not know the visitor's clock, so the light appears after hydration. */
export function HourLight() {
  const light = useBrowserValue(() => lightAt(new Date().getHours()), null);
  if (!light) return null;
  return (
    <span
      className={clsx("absolute inset-0 z-1 starting:opacity-0", styles.light)}
      data-hour={light}
      aria-hidden="true"
    />
  );
}
