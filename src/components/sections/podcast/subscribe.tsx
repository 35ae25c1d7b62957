import { Paragraph } from "@/components/ui/words";
import { type Podcast, podcastLabels } from "@/content/podcast";
import { opensNewTab } from "@/content/site";
import { classNames } from "@/lib/class-names";
import styles from "./subscribe.module.css";

type SubscribeProps = {
  content: Podcast["subscribe"];
  links: { spotify?: string; apple?: string; isPlanned: boolean };
};

export function Subscribe({ content, links: { spotify, apple, isPlanned } }: SubscribeProps) {
  if (!spotify && !apple && !isPlanned) return null;
  return (
    <section className={classNames("grid", styles.places)} aria-labelledby="h-subscribe" data-meets-footer>
      <h2 id="h-subscribe" className="sr-only">
        {podcastLabels.subscribe}
      </h2>
      {spotify ? <SubscribeLink href={spotify} lead={content.spotify} name="Spotify" /> : null}
      {apple ? <SubscribeLink href={apple} lead={content.apple} name="Apple Podcasts" /> : null}
      {spotify || apple ? null : (
        <Paragraph
          className={classNames("bg-dawn-1 text-balance font-aside text-[1.25rem] italic", styles.later)}
          text={content.later}
        />
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
