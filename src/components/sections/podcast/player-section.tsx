import { Message } from "@/components/ui/message";
import { player, podcast } from "@/content/podcast";
import { classNames } from "@/lib/class-names";
import { EpisodeSheet } from "./episode-sheet";
import styles from "./player-section.module.css";
import { PodcastPlayer } from "./podcast-player";
import { SoundWave } from "./sound-wave";

type PlayerSectionProps = {
  script: string;
  host: string;
  /** "real", or "sample" until there is a player; known at a start of the site, not when the page is made */
  kind: string;
};

const realOnly = "in-data-[player=sample]:hidden!";
const sampleOnly = "in-data-[player=real]:hidden!";

/** The player, or that there is none yet: both are in the page, and one of them is not shown. */
export function PlayerSection({ script, host, kind }: PlayerSectionProps) {
  const { title, note } = podcast.playerSection;
  return (
    <section aria-labelledby="h-player" data-player={kind}>
      <div className="wrap">
        <div
          className={classNames(
            "relative z-1 rounded-sheet border border-dune-line bg-paper shadow-lift",
            styles.player,
          )}
        >
          <div className="actions justify-between">
            <h2 id="h-player">{title}</h2>
            <Message tone="info" live={false} className="max-[36rem]:w-full">
              {note}
            </Message>
          </div>
          <PodcastPlayer
            script={script}
            host={host}
            className={realOnly}
            failure={<Message tone="error">{player.failed(host)}</Message>}
          >
            <SoundWave className={realOnly} />
          </PodcastPlayer>
          <EpisodeSheet className={sampleOnly} />
          <noscript>
            <p className={classNames("note mt-s4", realOnly)}>{player.noScript}</p>
          </noscript>
        </div>
      </div>
    </section>
  );
}
