import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Paragraph, Words } from "@/components/ui/words";
import { type FreeTool, freeToolsOf, type Products } from "@/content/products";
import { signUp } from "@/content/shell";
import { classNames } from "@/lib/class-names";
import styles from "./free-toolkit.module.css";
import { ToolDrawing } from "./tool-drawing";

const offer = "mt-s6 flex flex-wrap items-center justify-between gap-x-s7 gap-y-s5";

type FreeToolkitProps = {
  content: Products;
  /** Renders whether a tool is open or coming soon. */
  stateOf: (tool: FreeTool) => ReactNode;
};

export function FreeToolkit({ content, stateOf }: FreeToolkitProps) {
  const { title, lead, waitlist } = content.toolkit;
  return (
    <section
      className="on-night relative overflow-clip pt-[calc(var(--spacing-band)*0.8)] pb-band"
      aria-labelledby="h-toolkit"
    >
      <div className="wrap">
        <div className={classNames("grid gap-x-gap gap-y-s4", styles.head)}>
          <h2 id="h-toolkit">{title}</h2>
          <Paragraph className="lead" text={lead} />
        </div>
        <ol className={classNames("relative mt-s7 grid gap-s6", styles.tools)}>
          {freeToolsOf(content).map((tool) => (
            <li key={tool.id} className={classNames("flex flex-col", styles.pocket)} data-tool={tool.id}>
              <ToolDrawing id={tool.id} label={tool.drawing} className={styles.tool} />
              <div className={classNames("relative flex-1 border border-night-line", styles.cloth)}>
                <p className={classNames("text-gold-light", styles.soon)}>{stateOf(tool)}</p>
                <h3 className="mt-[0.35rem] tab:max-wide:text-[1.3125rem]">{tool.name}</h3>
                <Paragraph className="mt-[0.6rem] max-w-[34ch]" text={tool.text} />
              </div>
            </li>
          ))}
        </ol>
        <div className={classNames(offer, styles.offer)}>
          <p className="max-w-[36em]">
            <b className="font-[560] text-on-night">{waitlist.lead}</b> <Words text={waitlist.text} />
          </p>
          <ButtonLink href={signUp} variant="gold">
            {waitlist.action}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
