import { Message } from "@/components/ui/message";
import { player, podcast } from "@/content/podcast";
import { playerSource } from "./player-source";
import { PodcastPlayer } from "./podcast-player";
import { Wave } from "./wave";

export function PlayerSheet({ script }: { script: string }) {
  const source = playerSource(script);
  const { title, note } = podcast.sheet;
  return (
    <section className="po-player" aria-labelledby="h-player">
      <div className="wrap">
        <div className="po-sheet">
          <div className="po-sheet__top">
            <h2 id="h-player">{title}</h2>
            <Message tone="info" live={false}>
              {note}
            </Message>
          </div>
          {source ? (
            <PodcastPlayer source={source}>
              <Wave />
            </PodcastPlayer>
          ) : (
            <>
              <Wave />
              <p className="note">{player.unset}</p>
            </>
          )}
          {source ? (
            <noscript>
              <p className="note po-sheet__quiet">{player.noScript}</p>
            </noscript>
          ) : null}
        </div>
      </div>
    </section>
  );
}
