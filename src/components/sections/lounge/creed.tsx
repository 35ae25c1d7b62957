import { ButtonLink } from "@/components/ui/button-link";
import { type FutureAppSlug, futureApps } from "@/content/future-apps";
import { lounge } from "@/content/lounge";

function appName(slug: FutureAppSlug) {
  return futureApps.find((app) => app.slug === slug)?.name;
}

export function Creed() {
  const { title, lead, list, action, note } = lounge.creed;
  return (
    <section className="lo-creed on-night" aria-labelledby="h-creed" data-meets-footer>
      <div className="wrap">
        <h2 id="h-creed">{title}</h2>
        <p className="lead">{lead}</p>
        <ol>
          {list.map(({ rule, text, app }) => (
            <li key={rule}>
              <h3>{rule}</h3>
              <p>{text}</p>
              <p className="aside">{appName(app)}</p>
            </li>
          ))}
        </ol>
        <div className="lo-creed__go">
          <ButtonLink href={action.href} variant="gold">
            {action.label}
          </ButtonLink>
          <p className="note">{note}</p>
        </div>
      </div>
    </section>
  );
}
