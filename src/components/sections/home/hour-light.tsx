"use client";

import { useEffect, useState } from "react";
import { classNames } from "@/lib/class-names";
import styles from "./hour-light.module.css";

type Light = "noon" | "dusk" | "night";

function lightAt(hour: number): Light | null {
  if (hour < 5 || hour >= 22) return "night";
  if (hour < 10) return null;
  return hour < 17 ? "noon" : "dusk";
}

/** The light is set after hydration, because the server does not know the visitor's clock. */
export function HourLight() {
  const [light, setLight] = useState<Light | null>(null);
  useEffect(() => setLight(lightAt(new Date().getHours())), []);
  if (!light) return null;
  return (
    <span
      className={classNames("absolute inset-0 z-1 starting:opacity-0", styles.light)}
      data-hour={light}
      aria-hidden="true"
    />
  );
}
