import { Fragment } from "react";
import { Message } from "@/components/ui/message";
import { PageLink } from "@/components/ui/page-link";
import { archetypeIds, archetypes } from "@/content/archetypes";

export function NoScriptNote({ texts }: { texts: { before: string; after: string } }) {
  return (
    <noscript>
      <Message tone="info" isLive={false} className="mt-s5 justify-self-start">
        {texts.before}
        {archetypeIds.map((id, place) => (
          <Fragment key={id}>
            {place > 0 ? ", " : null}
            <PageLink href={`/archetypes/${id}`}>{archetypes[id].name}</PageLink>
          </Fragment>
        ))}
        {texts.after}
      </Message>
    </noscript>
  );
}
