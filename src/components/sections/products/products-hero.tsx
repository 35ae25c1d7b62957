import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Paragraph } from "@/components/ui/words";
import type { Products } from "@/content/products";
import { signUp } from "@/content/shell";
import { classNames } from "@/lib/class-names";
import styles from "./products-hero.module.css";

// A longer text moves the garden down instead of covering it.
const stack = "wide:grid wide:grid-cols-1 wide:items-end wide:*:col-start-1 wide:*:row-start-1";
const text = "wrap relative z-1 max-wide:pb-s6 wide:self-start";

export function ProductsHero({ content, garden }: { content: Products["hero"]; garden: ReactNode }) {
  return (
    <section
      className={classNames("relative overflow-clip", stack, styles.hero)}
      aria-labelledby="h-products"
    >
      <div className={classNames(text, "low:pt-s5!", styles.text)}>
        <h1 id="h-products" className="hero-title low:max-w-none!">
          {content.title}
        </h1>
        <Paragraph className={classNames("lead mt-s5 text-ink low:mt-4", styles.lead)} text={content.lead} />
        <div className="actions mt-s6 low:mt-5 wide:gap-x-s5">
          <ButtonLink href={signUp} hasRise>
            {content.action}
          </ButtonLink>
          <a className="textlink" href="#seeds">
            {content.more}
          </a>
        </div>
      </div>
      {garden}
      <p className={classNames("wrap relative wide:absolute", styles.caption)}>
        <span className="aside block max-w-[26em] text-balance text-gold-deep">{content.caption}</span>
      </p>
    </section>
  );
}
