import type { ReactNode } from "react";
import { Icon } from "@/components/art/icon";
import { pricing } from "@/content/pricing";
import { classNames } from "@/lib/class-names";
import styles from "./founding.module.css";
import { Rosette } from "./rosette";

const { founding } = pricing;

/** `action` is the way to join, with what happens then. */
export function Founding({ action }: { action: ReactNode }) {
  return (
    <section className="on-night relative overflow-clip py-band" aria-labelledby="h-founding">
      <div className="wrap">
        <div className="grid12">
          <div className={classNames("relative self-center justify-self-start wide:col-[1/7]", styles.sum)}>
            <Rosette
              className={classNames("pointer-events-none absolute top-1/2 max-w-none", styles.rosette)}
            />
            <h2 id="h-founding" className="relative text-gold-light">
              {founding.title}
            </h2>
            <p className={classNames("relative text-on-night", styles.price)}>
              <span className="block tracking-normal">{founding.currency}</span> {founding.amount}
            </p>
            <p
              className={classNames(
                "relative mt-s5 font-aside text-[1.375rem] text-on-night leading-[1.3] italic",
                styles.once,
              )}
            >
              {founding.once}
            </p>
          </div>
          <div className={classNames("max-[44rem]:mt-s7 wide:col-[8/-1]", styles.text)}>
            <h3>{founding.includedTitle}</h3>
            <ul className="mt-s4 border-t border-gold-light">
              {founding.included.map((item) => (
                <li key={item} className="flex gap-4 border-night-line border-b py-[0.9rem] leading-[1.45]">
                  <Icon name="mark" className={classNames("mt-[0.1rem]", styles.icon)} />
                  {item}
                </li>
              ))}
            </ul>
            <h3 className="mt-s6">{founding.excludedTitle}</h3>
            <p className="mt-[0.6rem] max-w-[44ch]">{founding.excluded}</p>
            <div className="actions mt-s6">{action}</div>
          </div>
        </div>
      </div>
    </section>
  );
}
