import { Icon } from "@/components/art/icon";
import { ButtonLink } from "@/components/ui/button-link";
import { pricing } from "@/content/pricing";
import { classNames } from "@/lib/class-names";
import styles from "./founding.module.css";
import { Rosette } from "./rosette";

const { founding } = pricing;

export function Founding() {
  return (
    <section className="on-night relative overflow-clip py-band" aria-labelledby="h-founding">
      <div className="wrap">
        <div className="grid12">
          <div className={styles.sum}>
            <Rosette className={styles.rosette} />
            <h2 id="h-founding">{founding.title}</h2>
            <p className={styles.price}>
              <span>{founding.currency}</span> {founding.amount}
            </p>
            <p className={classNames("mt-s5", styles.once)}>{founding.once}</p>
          </div>
          <div className={classNames("max-[44rem]:mt-s7", styles.text)}>
            <h3>{founding.includedTitle}</h3>
            <ul className={classNames("mt-s4 border-t border-gold-light", styles.included)}>
              {founding.included.map((item) => (
                <li key={item}>
                  <Icon name="mark" className={styles.icon} />
                  {item}
                </li>
              ))}
            </ul>
            <h3 className="mt-s6">{founding.excludedTitle}</h3>
            <p className="mt-[0.6rem] max-w-[44ch]">{founding.excluded}</p>
            <div className="flex flex-wrap items-center gap-x-s6 gap-y-s4 mt-s6">
              <ButtonLink href={founding.action.href} variant="gold" className="min-w-52 max-[36rem]:w-full">
                {founding.action.label}
              </ButtonLink>
              <p className="note grow basis-56">{founding.note}</p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
