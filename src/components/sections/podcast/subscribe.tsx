import { podcast } from "@/content/podcast";
import { opensNewTab } from "@/content/site";
import { classNames } from "@/lib/class-names";
import styles from "./subscribe.module.css";

const { title, later, spotify, apple } = podcast.subscribe;

type Place = {
  href: string;
  /** "real", or "sample" until one is configured, which is known at start and not at build. */
  kind: string;
};

/** Renders all platforms; CSS hides samples. */
export function Subscribe(places: { spotify: Place; apple: Place }) {
  return (
    <section
      className={classNames("grid", styles.places)}
      aria-labelledby="h-subscribe"
      data-spotify={places.spotify.kind}
      data-apple={places.apple.kind}
      data-meets-footer
    >
      <h2 id="h-subscribe" className="sr-only">
        {title}
      </h2>
      <SubscribeLink {...places.spotify} {...spotify} />
      <SubscribeLink {...places.apple} {...apple} />
      <p className={classNames("bg-dawn-1 text-balance font-aside text-[1.25rem] italic", styles.later)}>
        {later}
      </p>
    </section>
  );
}

function SubscribeLink({ href, kind, lead, name }: Place & { lead: string; name: string }) {
  return (
    <a
      className={classNames("grid bg-dawn-1 px-gutter py-s6 text-ink no-underline", styles.link)}
      data-kind={kind}
      href={href}
      target="_blank"
      rel="noopener"
    >
      <span>{lead} </span>
      <b>{name} </b>
      <i className="font-aside text-small leading-[1.4]">{opensNewTab}</i>
    </a>
  );
}
