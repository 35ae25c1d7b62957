import { PageLink } from "@/components/ui/page-link";
import { podcast } from "@/content/podcast";
import { classNames } from "@/lib/class-names";

const { title, rows, until } = podcast.playerSection.sheet;

/** What the first episode will be. */
export function EpisodeSheet({ className }: { className: string }) {
  return (
    <div className={classNames("mt-s6", className)}>
      <h3>{title}</h3>
      <dl className="mt-s4 border-gold border-t">
        {rows.map(({ what, text }) => (
          <div
            key={what}
            className="grid gap-x-gap gap-y-1 border-dune-line border-b py-[0.9rem] tab:grid-cols-[9rem_1fr]"
          >
            <dt className="font-aside text-gold-ink italic">{what}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-s5">
        <PageLink className="textlink" href={until.href}>
          {until.label}
        </PageLink>
      </p>
    </div>
  );
}
