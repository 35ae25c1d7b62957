import { buttonLook } from "@/components/ui/button-look";
import { archetypePage } from "@/content/archetype-page";
import { type Archetype, archetypes } from "@/content/archetypes";
import { plateKinds, platePath } from "@/content/plate-pictures";
import { PrintButton, ShareRow } from "./share-row";

const { keep: text } = archetypePage;

type KeepAndShareProps = {
  archetype: Archetype;
  keep: string;
  share: string;
  note: string;
  className?: string;
};

/** `keep` and `share` are the headings. */
export function KeepAndShare({ archetype, keep, share, note, className }: KeepAndShareProps) {
  return (
    <div className={className}>
      <div className="mb-s6" role="group" aria-label={text.group}>
        <p className="font-display text-balance text-h4 leading-[1.3]">{keep}</p>
        <div className="mt-s3 mb-s4 flex flex-wrap gap-3">
          {plateKinds.map((kind) => (
            <a
              key={kind}
              className={buttonLook({ variant: "line", size: "small" })}
              href={platePath(archetype, kind)}
              download
            >
              {text[kind]}
            </a>
          ))}
          <PrintButton>{text.print}</PrintButton>
        </div>
        <p className="note">{text.note}</p>
      </div>
      <ShareRow
        path={`/archetypes/${archetype}`}
        title={archetypes[archetype].name}
        heading={share}
        note={note}
      />
    </div>
  );
}
