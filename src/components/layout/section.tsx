import { clsx } from "clsx";
import type { ComponentProps } from "react";

type SectionProps = Omit<ComponentProps<"section">, "title"> & {
  name: string;
  title?: string;
  wrap?: string;
};

/** A section at the width of the page's texts. Without `title`, a child must be a heading with the id `h-NAME`. */
export function Section({ name, title, wrap, children, ...rest }: SectionProps) {
  return (
    <section aria-labelledby={`h-${name}`} {...rest}>
      <div className={clsx("wrap", wrap)}>
        {title ? <h2 id={`h-${name}`}>{title}</h2> : null}
        {children}
      </div>
    </section>
  );
}
