"use client";

import { useEffect, useState } from "react";
import { classNames } from "@/lib/class-names";

/** The light that lies over the dawn of the picture, so faint at its foot that every text there keeps 4.5:1. */
const lights = {
  noon: "from-hour-noon via-hour-noon/30 to-transparent mix-blend-color",
  dusk: "from-hour-dusk via-hour-ember to-transparent mix-blend-multiply",
  night: "from-hour-night via-hour-moon to-transparent mix-blend-multiply",
};

/** From when on which light is seen, by the visitor's clock; between five and ten it is dawn, as drawn. */
function lightAt(hour: number): keyof typeof lights | null {
  if (hour < 5 || hour >= 22) return "night";
  if (hour < 10) return null;
  return hour < 17 ? "noon" : "dusk";
}

/** Greets by the visitor's hour: the picture is painted as it was drawn, and its light then slowly changes. */
export function HourLight() {
  const [light, setLight] = useState<keyof typeof lights | null>(null);
  useEffect(() => setLight(lightAt(new Date().getHours())), []);
  if (!light) return null;
  return (
    <span
      className={classNames(
        "absolute inset-0 z-1 bg-linear-180 transition-opacity duration-[3s] starting:opacity-0",
        lights[light],
      )}
      data-hour={light}
      aria-hidden="true"
    />
  );
}
