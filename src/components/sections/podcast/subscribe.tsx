import { podcast } from "@/content/podcast";
import { opensNewTab } from "@/content/site";
import { classNames } from "@/lib/class-names";
import styles from "./subscribe.module.css";

const { title, later, spotify, apple } = podcast.subscribe;

/** The links to the platforms that are configured. */
export function Subscribe(hrefs: { spotify?: string; apple?: string }) {
  return (
    <section className={classNames("grid", styles.places)} aria-labelledby="h-subscribe" data-meets-footer>
      <h2 id="h-subscribe" className="sr-only">
        {title}
      </h2>
      {hrefs.spotify ? <SubscribeLink href={hrefs.spotify} {...spotify} /> : null}
      {hrefs.apple ? <SubscribeLink href={hrefs.apple} {...apple} /> : null}
      {hrefs.spotify || hrefs.apple ? null : (
        <p className={classNames("bg-dawn-1 text-balance font-aside text-[1.25rem] italic", styles.later)}>
          {later}
        </p>
      )}
    </section>
  );
}

function SubscribeLink({ href, lead, name }: { href: string; lead: string; name: string }) {
  return (
    <a
      className={classNames("grid bg-dawn-1 px-gutter py-s6 text-ink no-underline", styles.link)}
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
