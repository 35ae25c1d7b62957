import { about } from "@/content/about";
import { classNames } from "@/lib/class-names";
import styles from "./bio.module.css";
import { StillLife } from "./still-life";

const texts = about.bio;

export function Bio() {
  return (
    <section className="relative py-band" aria-labelledby="h-bio">
      <div className="wrap">
        <div className="grid12 items-center gap-y-s6">
          <figure
            className={classNames(
              "on-night self-start rounded-sheet text-gold-light tab:col-end-6",
              styles.plate,
            )}
          >
            <StillLife label={texts.picture} />
            <figcaption className="aside mt-s4 text-balance">{texts.caption}</figcaption>
          </figure>
          <div className="tab:col-start-6 tab:pl-s5 wide:col-start-7 wide:pl-0">
            <h2 id="h-bio">{texts.title}</h2>
            <p className={classNames("mt-s5 max-w-[34em] text-balance", styles.opening)}>{texts.first}</p>
            {texts.texts.map((text) => (
              <p key={text} className="mt-s5 max-w-[34em] text-ink-2">
                {text}
              </p>
            ))}
            <p className="aside mt-s5 table border-t border-gold pt-s4">{texts.sign}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
