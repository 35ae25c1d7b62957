import { clsx } from "clsx";
import { useEffect, useEffectEvent } from "react";
import { Plate } from "@/components/art/plate";
import type { Archetype } from "../schema";
import styles from "./ceremony.module.css";

const ceremonyMs = 1_400;

/** Calls `onEnd` after the animation, or earlier on a key press or pointer input. */
export function useCeremony(isOn: boolean, onEnd: () => void) {
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!isOn) return;
    const off = new AbortController();
    const go = () => {
      off.abort();
      end();
    };
    const timer = setTimeout(go, ceremonyMs);
    off.signal.addEventListener("abort", () => clearTimeout(timer));
    addEventListener("pointerdown", go, { signal: off.signal });
    addEventListener("keydown", ({ repeat }) => (repeat ? undefined : go()), { signal: off.signal });
    return () => off.abort();
  }, [isOn]);
}

export function Ceremony({ archetype }: { archetype: Archetype }) {
  return (
    <div
      className={clsx("fixed inset-0 grid place-items-center overflow-hidden bg-night", styles.ceremony)}
      aria-hidden="true"
    >
      <div className={clsx("absolute inset-0", styles.night)} />
      <div className={clsx("absolute inset-0", styles.day)} />
      <div className={clsx("absolute rounded-full", styles.sun)} />
      <div className={clsx("relative", styles.plate)}>
        <Plate archetype={archetype} />
      </div>
    </div>
  );
}
