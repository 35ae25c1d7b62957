import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import type { FutureAppSlug } from "@/content/future-app-slugs";
import { futureApps } from "@/content/future-apps";
import { lounge } from "@/content/lounge";

const row =
  "grid items-baseline gap-x-gap gap-y-[0.35rem] border-night-line border-b py-[1.6rem] wide:grid-cols-[6fr_4.4fr_auto]";

function appName(slug: FutureAppSlug) {
  return futureApps.find((app) => app.slug === slug)?.name;
}

/** `note` renders the line beside the button from its initial text. */
export function AppPrinciples({ note: noteOf }: { note: (text: string) => ReactNode }) {
  const { title, lead, list, action, note } = lounge.principles;
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
        <p className="lead mt-s4">{lead}</p>
        <ol className="mt-s7 border-gold-light border-t">
          {list.map(({ rule, text, app }) => (
            <li key={rule} className={row}>
              <h3 className="text-[min(clamp(1.5rem,1.2rem+1.3vw,2.25rem),7.8vw)] wide:pr-s6">{rule}</h3>
              <p>{text}</p>
              <p className="aside wide:w-42 wide:text-right">{appName(app)}</p>
            </li>
          ))}
        </ol>
        <div className="mt-s7 actions">
          <ButtonLink href={action.href} variant="gold" className="max-[36rem]:w-full">
            {action.label}
          </ButtonLink>
          <p className="note">{noteOf(note)}</p>
        </div>
      </div>
    </section>
  );
}
