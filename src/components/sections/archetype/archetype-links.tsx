import Link from "next/link";
import { Fragment } from "react";
import { archetypeIds, archetypes } from "@/content/archetypes";

/** The four names as links, set in a sentence. */
export function ArchetypeLinks() {
  return archetypeIds.map((id, place) => (
    <Fragment key={id}>
      {place > 0 ? ", " : null}
      <Link href={`/archetypes/${id}`} prefetch={false}>
        {archetypes[id].name}
      </Link>
    </Fragment>
  ));
}
