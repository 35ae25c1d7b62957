import { opensNewTab } from "@/content/forms";
import { podcast } from "@/content/podcast";
import { classNames } from "@/lib/class-names";
import styles from "./subscribe.module.css";

const { title, spotify, apple } = podcast.subscribe;

export function Subscribe(hrefs: { spotify: string; apple: string }) {
  return (
    <section className="grid tab:grid-cols-[7fr_5fr]" aria-labelledby="h-subscribe" data-meets-footer>
      <h2 id="h-subscribe" className="sr-only">
        {title}
      </h2>
      <SubscribeLink href={hrefs.spotify} {...spotify} />
      <SubscribeLink href={hrefs.apple} {...apple} />
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
