import { Message } from "@/components/ui/message";
import { player, podcast } from "@/content/podcast";
import { classNames } from "@/lib/class-names";
import styles from "./player-section.module.css";
import { playerSource } from "./player-source";
import { PodcastPlayer } from "./podcast-player";
import { SoundWave } from "./sound-wave";

export function PlayerSection({ script }: { script: string }) {
  const source = playerSource(script);
  const { title, note } = podcast.playerSection;
  return (
    <section aria-labelledby="h-player">
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
          {source ? (
            <PodcastPlayer
              source={source}
              failure={<Message tone="error">{player.failed(source.host)}</Message>}
            >
              <SoundWave />
            </PodcastPlayer>
          ) : (
            <>
              <SoundWave />
              <p className="note">{player.unset}</p>
            </>
          )}
          {source ? (
            <noscript>
              <p className="note mt-s4">{player.noScript}</p>
            </noscript>
          ) : null}
        </div>
      </div>
    </section>
  );
}
