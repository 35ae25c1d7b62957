import { Fragment } from "react";
import { PageLink } from "@/components/ui/page-link";
import { archetypeIds, archetypes } from "@/content/archetypes";

/** The four names as links, set in a sentence. */
export function ArchetypeLinks() {
  return archetypeIds.map((id, place) => (
    <Fragment key={id}>
      {place > 0 ? ", " : null}
      <PageLink href={`/archetypes/${id}`}>{archetypes[id].name}</PageLink>
    </Fragment>
  ));
}
