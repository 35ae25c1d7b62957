import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Paragraph } from "@/components/ui/words";
import type { FutureApp } from "@/content/future-apps";
import { type Lounge, principleApps } from "@/content/lounge";

const row =
  "grid items-baseline gap-x-gap gap-y-[0.35rem] border-night-line border-b py-[1.6rem] wide:grid-cols-[6fr_4.4fr_auto]";

type AppPrinciplesProps = {
  content: Lounge["principles"];
  apps: readonly FutureApp[];
  note: ReactNode;
};

export function AppPrinciples({ content, apps, note }: AppPrinciplesProps) {
  const { title, lead, list, action } = content;
  return (
    <section
      className="border-night-line border-b py-band on-night"
      aria-labelledby="h-principles"
      data-meets-footer
    >
      <div className="wrap">
        <h2 id="h-principles" className="max-w-[13em]">
          {title}
        </h2>
        <Paragraph className="lead mt-s4" text={lead} />
        <ol role="list" className="mt-s7 border-gold-light border-t">
          {list.map(({ rule, text }, index) => (
            <li key={index} className={row}>
              <h3 className="text-[min(clamp(1.5rem,1.2rem+1.3vw,2.25rem),7.8vw)] wide:pr-s6">{rule}</h3>
              <Paragraph text={text} />
              <p className="aside wide:w-42 wide:text-right">
                {apps.find(({ slug }) => slug === principleApps[index])?.name}
              </p>
            </li>
          ))}
        </ol>
        <div className="mt-s7 actions">
          <ButtonLink href="/products" variant="gold" className="max-[36rem]:w-full">
            {action}
          </ButtonLink>
          <p className="note">{note}</p>
        </div>
      </div>
    </section>
  );
}
