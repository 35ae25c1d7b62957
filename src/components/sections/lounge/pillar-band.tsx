import { Panel } from "@/components/ui/panel";
import { lounge, type Pillar } from "@/content/lounge";
import { Shaft } from "./shaft";

const { parts } = lounge.method;

export function PillarBand({ pillar }: { pillar: Pillar }) {
  const { id, name, voice, text, challenge, prompts, solution } = pillar;
  const heading = `h-${id}`;
  return (
    <article className={`lo-pillar lo-pillar--${id}`} id={id} aria-labelledby={heading}>
      <div className="wrap">
        <div className="lo-pillar__word">
          <h3 id={heading}>{name}</h3>
          <p className="lo-pillar__voice">{voice}</p>
          <p className="lo-pillar__text">{text}</p>
        </div>
        <Shaft at={id} />
        <div className="lo-folds">
          <Panel summary={<h4>{parts.challenge}</h4>}>
            <p>{challenge}</p>
          </Panel>
          <Panel summary={<h4>{parts.prompts}</h4>}>
            <ul>
              {prompts.map((prompt) => (
                <li key={prompt}>{prompt}</li>
              ))}
            </ul>
          </Panel>
          <Panel summary={<h4>{parts.solution}</h4>}>
            <p>{solution}</p>
          </Panel>
        </div>
      </div>
    </article>
  );
}
