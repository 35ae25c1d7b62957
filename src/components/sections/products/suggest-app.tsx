import { buttonLook } from "@/components/ui/button-look";
import { EmailLink } from "@/components/ui/email-link";
import { TextLink } from "@/components/ui/page-link";
import { Paragraph } from "@/components/ui/words";
import type { Products } from "@/content/products";
import { classNames } from "@/lib/class-names";
import styles from "./suggest-app.module.css";

type SuggestAppProps = {
  content: Products["suggestion"];
  number: number;
  support: string;
};

export function SuggestApp({ content, number, support }: SuggestAppProps) {
  return (
    <section
      className="bg-dune pt-[calc(var(--spacing-band)*0.8)] pb-[calc(var(--spacing-band)+5rem)]"
      aria-labelledby="h-suggest"
    >
      <div className="wrap grid12">
        <div className={classNames("relative mb-s6 max-w-full self-start", styles.packet)}>
          <PacketDrawing />
          <p className={classNames("absolute text-center text-gold-ink", styles.number)} aria-hidden="true">
            {number}
          </p>
        </div>
        <div className={classNames("self-center", styles.text)}>
          <h2 id="h-suggest">{content.title}</h2>
          <Paragraph className="lead mt-s5 text-ink" text={content.lead} />
          <div className="actions mt-s6">
            <EmailLink
              className={buttonLook({ variant: "line" })}
              address={support}
              subject={content.subject}
            >
              {content.action}
            </EmailLink>
            <TextLink href="/lounge">{content.rest}</TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}

function PacketDrawing() {
  return (
    <svg
      className="h-auto w-full overflow-visible fill-none stroke-gold"
      viewBox="0 0 300 400"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d="M10 46H290V390H10ZM10 46L40 8H260L290 46" strokeDasharray="7 6" />
      <path d="M10 58H290M150 8V46" strokeWidth="0.7" strokeDasharray="2 5" />
      <path
        d="M70 270H230M150 270V236M150 270Q148 300 152 322M150 284Q138 288 132 302M150 284Q162 288 168 302"
        strokeWidth="0.7"
      />
      <path d="M60 270H240M150 236Q148 214 166 206Q172 226 150 236" />
    </svg>
  );
}
