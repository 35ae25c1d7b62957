import { clsx } from "clsx";
import { Icon } from "@/components/art/icon";
import { Section } from "@/components/layout/section";
import { Badge } from "@/components/ui/badge";
import { Paragraph } from "@/components/ui/rich-text";
import { type Corporate, corporateLabels } from "@/content/corporate";
import type { Offers } from "@/content/offers";
import { formatUsd } from "@/lib/grouped-digits";
import { BookingLink } from "./booking-link";
import styles from "./pathways.module.css";

type PathwaysProps = { content: Corporate["pathways"]; list: Offers["pathways"]; booking: string };

export function Pathways({ content, list, booking }: PathwaysProps) {
  return (
    <Section name="pathways" title={content.title} className={clsx("relative py-band", styles.pathways)}>
      <Paragraph className="lead mt-s4" text={content.lead} />
      <div className={clsx("mt-s7 grid grid-cols-1 gap-s5", styles.table)}>
        {list.map((pathway, index) => (
          <Pathway
            key={index}
            pathway={pathway}
            icon={icons[index] ?? "mark"}
            content={content}
            booking={booking}
          />
        ))}
      </div>
    </Section>
  );
}

const icons = ["self", "others", "world"] as const;

const rowName = "text-small leading-[1.4] font-[560] text-gold-ink";

type PathwayProps = {
  pathway: Offers["pathways"][number];
  icon: (typeof icons)[number] | "mark";
  content: Corporate["pathways"];
  booking: string;
};

function Pathway({ pathway, icon, content, booking }: PathwayProps) {
  const { name, prefix, price, badge, reach, deliverables, outcomes } = pathway;
  return (
    <article
      className={clsx(
        "grid break-inside-avoid content-start rounded-sheet border border-dune-line bg-paper tab:max-wide:grid-cols-2 tab:max-wide:gap-x-s6",
        styles.pathway,
      )}
      data-popular={badge ? "" : undefined}
    >
      <header className="flex flex-wrap content-start items-center gap-x-4 gap-y-3 tab:max-wide:pb-s4">
        <Icon name={icon} className={styles.icon} />
        <h3 className="order-1 basis-full wide:max-w-[11em]">{name}</h3>
        {badge ? (
          <Badge tone="gold" className="ml-auto tab:max-wide:ml-0">
            {badge}
          </Badge>
        ) : null}
      </header>
      <p className={clsx("py-s4", styles.price)}>
        <small className="block font-normal font-text text-ink-2 text-small leading-normal tracking-normal">
          {prefix}
        </small>{" "}
        <span translate="no">{formatUsd(price)}</span>
      </p>
      <div className="tab:max-wide:col-span-full border-t border-dune-line py-s4">
        <h4 className={rowName}>{content.reach}</h4>
        <p className="mt-[0.35rem]">{reach}</p>
      </div>
      <PathwayList heading={content.deliverables} items={deliverables} />
      <PathwayList heading={content.outcomes} items={outcomes} />
      <div className="tab:max-wide:col-span-full border-t border-gold pt-s5">
        <BookingLink
          href={booking}
          variant={badge ? "primary" : "line"}
          className="w-full tab:max-wide:w-auto"
        >
          <span>
            {content.action}
            <span className="sr-only">
              {" "}
              {corporateLabels.about} {name}
            </span>
          </span>
        </BookingLink>
      </div>
    </article>
  );
}

function PathwayList({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div className="border-t border-dune-line py-s4">
      <h4 className={rowName}>{heading}</h4>
      <ul role="list" className="mt-[0.35rem]">
        {items.map((item, index) => (
          <li key={index} className="relative py-[0.2rem] leading-[1.45]">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
