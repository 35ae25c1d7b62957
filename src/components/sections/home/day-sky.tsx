import { classNames } from "@/lib/class-names";
import styles from "./day-sky.module.css";

const layer = "pointer-events-none fixed inset-0 -z-1 hidden overflow-clip moving:block";

export function DaySky() {
  return (
    <div className={classNames(layer, styles.sky)} data-motion="sky" aria-hidden="true">
      <svg
        className={classNames("absolute w-[clamp(9rem,19vw,20rem)] overflow-visible", styles.sun)}
        viewBox="0 0 200 200"
        data-motion="sun"
        aria-hidden="true"
      >
        <circle className="fill-dawn-0 opacity-70" cx="100" cy="100" r="98" />
        <circle className="fill-none stroke-dawn-1" cx="100" cy="100" r="112" strokeWidth="1" />
      </svg>
    </div>
  );
}
