import { home } from "@/content/home";
import { classNames } from "@/lib/class-names";
import styles from "./night-timeline.module.css";

const curve =
  "M-500 236C-300 236 -100 240 0 222C120 200 210 182 307 162C430 136 520 122 614 102C740 76 830 64 921 42C1060 8 1200 -40 1500 -160";

const list =
  "relative grid gap-s6 max-wide:ml-s2 max-wide:border-gold max-wide:border-l max-wide:pl-s5 wide:grid-cols-4 wide:gap-gap";

export function NightTimeline() {
  const { heading, list: hours, end } = home.night;
  return (
    <section className={classNames("overflow-clip", styles.timeline)} aria-labelledby="h-night">
      <div className="wrap">
        <div className="grid12">
          <h2 id="h-night" className="col-start-1 col-end-8">
            {heading}
          </h2>
        </div>
        <div className="relative mt-s7">
          <svg
            className="absolute inset-x-0 top-0 w-full overflow-visible fill-none stroke-[1.3] stroke-gold max-wide:hidden"
            viewBox="0 0 1200 240"
            height="15rem"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={curve} vectorEffect="non-scaling-stroke" />
          </svg>
          <ol className={classNames(list, styles.list)}>
            {hours.map((hour) => (
              <li key={hour.time}>
                <time className="block text-gold-ink" dateTime={hour.time}>
                  {hour.time}
                </time>
                <p className="mt-[0.6rem] max-w-[32ch] text-lead">{hour.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <p className={classNames("lead mt-s7 wide:-mt-s5", styles.end)}>{end}</p>
      </div>
    </section>
  );
}
