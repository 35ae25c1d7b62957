import { type Archetype, archetypes } from "@/content/archetypes";
import { KeepPlate } from "./keep-plate";
import { ShareRow } from "./share-row";

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
