import { podcast } from "@/content/podcast";
import { classNames } from "@/lib/class-names";
import styles from "./host.module.css";
import { ShellDrawing } from "./shell-drawing";

export function Host() {
  const { title, quote, text, drawing } = podcast.host;
  return (
    <section className="relative overflow-clip bg-dune py-band" aria-labelledby="h-host">
      <div className="wrap">
        <div className="grid12 items-center gap-y-s6">
          <div className="space-y-s5 tab:max-wide:col-[1/9] wide:col-[7/-1]">
            <h2 id="h-host">{title}</h2>
            <blockquote className={classNames("text-balance", styles.quote)}>“{quote}”</blockquote>
            {text.map((paragraph) => (
              <p key={paragraph} className="max-w-[34em]">
                {paragraph}
              </p>
            ))}
          </div>
          <div
            className={classNames(
              "max-tab:mx-auto max-tab:-mb-s6 max-tab:w-[78%] tab:max-wide:col-[9/-1] tab:max-wide:max-w-72 wide:-order-1 wide:col-[1/6] wide:translate-y-[1.4vw]",
              styles.figure,
            )}
          >
            <ShellDrawing label={drawing} />
          </div>
        </div>
      </div>
    </section>
  );
}
