import { PageLink } from "@/components/ui/page-link";
import { type Archetype, archetypes } from "@/content/archetypes";
import { profile } from "@/content/profile";

const words = profile.archetype;
const look = "mt-4 max-w-[34em]";

/** The archetype of the newest quiz result, or the way to the quiz. */
export function ArchetypeNote({ archetype }: { archetype: Archetype | null }) {
  if (!archetype) {
    return (
      <p className={look}>
        {words.none} <PageLink href="/eq-assessment">{words.take}</PageLink>.
      </p>
    );
  }
  return (
    <p className={look}>
      {words.before}
      <PageLink href={`/archetypes/${archetype}`}>{archetypes[archetype].name}</PageLink>
      {words.after} <PageLink href="/eq-assessment">{words.retake}</PageLink>.
    </p>
  );
}
