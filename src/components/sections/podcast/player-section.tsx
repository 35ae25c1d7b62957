import { round } from "@/components/art/geometry";
import { Section } from "@/components/layout/section";
import { Message } from "@/components/ui/message";
import { TextLink } from "@/components/ui/page-link";
import type { Podcast } from "@/content/podcast";
import { player } from "@/content/podcast-player";
import { PodcastPlayer } from "./podcast-player";

export function PlayerSection({ content, script }: { content: Podcast["player"]; script?: string }) {
  return (
    <Section name="player">
      <div className="relative z-1 mt-[max(-7rem,-29vw)] rounded-sheet border border-dune-line bg-paper p-[min(clamp(1.5rem,3vw,3rem),6.2vw)] shadow-lift min-[36rem]:-mt-12 wide:-mt-36 wide:ml-[calc(100%/12)]">
        <div className="actions justify-between">
          <h2 id="h-player">{content.title}</h2>
          <Message tone="info" isLive={false} className="max-[36rem]:w-full">
            {content.note}
          </Message>
        </div>
        {script ? <Player script={script} /> : <EpisodeSheet content={content.sheet} />}
      </div>
    </Section>
  );
}

function Player({ script }: { script: string }) {
  const { host } = new URL(script);
  return (
    <>
      <PodcastPlayer
        script={script}
        host={host}
        failure={
          <Message tone="error" isLive={false}>
            {player.failed(host)}
          </Message>
        }
      >
        <SoundWave />
      </PodcastPlayer>
      <noscript>
        <p className="note mt-s4">{player.noScript}</p>
      </noscript>
    </>
  );
}

function EpisodeSheet({ content }: { content: Podcast["player"]["sheet"] }) {
  return (
    <div className="mt-s6">
      <h3>{content.title}</h3>
      <dl className="mt-s4 border-gold border-t">
        {content.rows.map(({ what, text }, index) => (
          <div
            key={index}
            className="grid gap-x-gap gap-y-1 border-dune-line border-b py-[0.9rem] tab:grid-cols-[9rem_1fr]"
          >
            <dt className="font-aside text-gold-ink italic">{what}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-s5">
        <TextLink href="/lounge">{content.until}</TextLink>
      </p>
    </div>
  );
}

const barCount = 200;
const barGap = 6;
const baseline = 60;

function noise(index: number) {
  const value = Math.sin(index * 12.9898 + 4.1) * 43758.5453;
  return value - Math.floor(value);
}

const bars = Array.from({ length: barCount }, (_, index) => {
  const breath = Math.abs(Math.sin((index / barCount) * Math.PI * 2.9 + 0.35)) ** 0.7;
  const height = 3 + (12 + 26 * breath) * (0.35 + 0.65 * noise(index)) * (0.4 + 0.6 * breath);
  return `M${4 + index * barGap} ${round(baseline - height)}V${round(baseline + height / 2)}`;
});
const even = bars.filter((_, index) => index % 2 === 0).join("");
const odd = bars.filter((_, index) => index % 2 === 1).join("");

function SoundWave() {
  return (
    <svg
      className="my-s5 h-[clamp(6rem,12vw,10rem)] w-full fill-none stroke-gold stroke-[1.1] wide:stroke-2"
      viewBox="0 0 1200 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={even} vectorEffect="non-scaling-stroke" />
      <path className="max-wide:hidden" d={odd} vectorEffect="non-scaling-stroke" />
      <path className="stroke-night stroke-1" d="M0 60H1200" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
