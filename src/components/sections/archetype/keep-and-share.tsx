import { buttonLook } from "@/components/ui/button-look";
import { archetypePage } from "@/content/archetype-page";
import { type Archetype, archetypes } from "@/content/archetypes";
import { plateKinds, platePath } from "@/content/plate-pictures";
import { PrintButton, ShareRow } from "./share-row";

type KeepAndShareProps = { archetype: Archetype; heading: string; note: string; className?: string };

export function KeepAndShare({ archetype, heading, note, className }: KeepAndShareProps) {
  return (
    <div className={className}>
      <KeepPlate archetype={archetype} className="mb-s6" />
      <ShareRow
        path={`/archetypes/${archetype}`}
        title={archetypes[archetype].name}
        heading={heading}
        note={note}
      />
    </div>
  );
}

const { keep: text } = archetypePage;

function KeepPlate({ archetype, className }: { archetype: Archetype; className?: string }) {
  return (
    <div className={className} role="group" aria-label={text.group}>
      <p className="font-display text-h4 leading-[1.3]">{text.heading}</p>
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
  );
}
