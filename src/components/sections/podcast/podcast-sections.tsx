import { clsx } from "clsx";
import { Scene } from "@/components/art/scene";
import { Section } from "@/components/layout/section";
import { Paragraph } from "@/components/ui/rich-text";
import { frequencies, type Podcast, platforms, podcastLabels } from "@/content/podcast";
import { opensNewTab } from "@/content/site";
import styles from "./podcast.module.css";

export function PodcastHero({ content: { title, lead } }: { content: Podcast["hero"] }) {
  return (
    <section
      className={clsx(
        "on-night min-[125rem]:[--scene:66%_50%]! low:[--scene:66%_30%]! low:min-h-[max(27rem,calc(100svh-var(--top)+5rem))]! relative isolate overflow-hidden",
        styles.hero,
      )}
      aria-labelledby="h-podcast"
    >
      <Scene
        name="mast"
        className={clsx("-z-1 absolute inset-0 min-[125rem]:right-auto min-[125rem]:w-[112%]", styles.scene)}
        hasPriority
      />
      <div className={clsx("wrap low:pt-s5!", styles.text)}>
        <h1 id="h-podcast" className="hero-title">
          {title}
        </h1>
        <Paragraph className={clsx("lead mt-s5 text-on-night", styles.intro)} text={lead} />
      </div>
    </section>
  );
}

export function Formats({ content: { title, list } }: { content: Podcast["formats"] }) {
  return (
    <Section name="formats" className="overflow-clip py-band">
      <h2 id="h-formats" className="max-w-[13em]">
        {title}
      </h2>
      <ol role="list" className={clsx("grid", styles.list)}>
        {list.map(({ name, text }, index) => (
          <li key={index} className="relative">
            <p className={clsx("text-gold-ink", styles.frequency)} aria-hidden="true">
              {frequencies[index]}
            </p>
            <div className="max-wide:mt-s2 max-wide:max-w-[34rem]">
              <h3>{name}</h3>
              <Paragraph className="mt-[0.4rem] text-ink-2" text={text} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type SubscribeProps = {
  content: Podcast["subscribe"];
  links: { spotify?: string; apple?: string; isPlanned: boolean };
};

export function Subscribe({ content, links: { spotify, apple, isPlanned } }: SubscribeProps) {
  if (!spotify && !apple && !isPlanned) return null;
  return (
    <section className={clsx("grid", styles.places)} aria-labelledby="h-subscribe" data-meets-footer>
      <h2 id="h-subscribe" className="sr-only">
        {podcastLabels.subscribe}
      </h2>
      {spotify ? <SubscribeLink href={spotify} lead={content.spotify} name={platforms.spotify} /> : null}
      {apple ? <SubscribeLink href={apple} lead={content.apple} name={platforms.apple} /> : null}
      {spotify || apple ? null : (
        <Paragraph
          className={clsx("bg-dawn-1 text-balance font-aside text-[1.25rem] italic", styles.later)}
          text={content.later}
        />
      )}
    </section>
  );
}

function SubscribeLink({ href, lead, name }: { href: string; lead: string; name: string }) {
  return (
    <a
      className={clsx("grid bg-dawn-1 px-gutter py-s6 text-ink no-underline", styles.link)}
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
