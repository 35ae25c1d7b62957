import { buttonLook } from "@/components/ui/button-look";
import { archetypePage } from "@/content/archetype-page";
import { type Archetype, archetypes } from "@/content/archetypes";
import { plateKinds, platePath } from "@/content/plate-pictures";
import { PrintButton, ShareRow } from "./share-row";

type KeepAndShareProps = { archetype: Archetype; heading: string; note: string; className?: string };

/** What can be taken from an archetype's page: the plate for oneself, and the link for somebody else. */
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

const { keep: words } = archetypePage;

/** The plate as pictures that hold nothing personal, and the sheet for the wall. */
function KeepPlate({ archetype, className }: { archetype: Archetype; className?: string }) {
  return (
    <div className={className} role="group" aria-label={words.group}>
      <p className="font-display text-h4 leading-[1.3]">{words.heading}</p>
      <div className="mt-s3 mb-s4 flex flex-wrap gap-3">
        {plateKinds.map((kind) => (
          <a
            key={kind}
            className={buttonLook({ variant: "line", size: "small" })}
            href={platePath(archetype, kind)}
            download
          >
            {words[kind]}
          </a>
        ))}
        <PrintButton>{words.print}</PrintButton>
      </div>
      <p className="note">{words.note}</p>
    </div>
  );
}
