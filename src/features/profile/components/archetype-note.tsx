import { PageLink } from "@/components/ui/page-link";
import { archetypes } from "@/content/archetypes";
import { profile } from "@/content/profile";

const words = profile.archetype;

/** The archetype of the newest quiz result, or the way to the quiz. */
export function ArchetypeNote({ archetype }: { archetype: string | null }) {
  const found = Object.entries(archetypes).find(([id]) => id === archetype);
  if (!found) {
    return (
      <p className="note mt-5 max-w-96">
        {words.none} <PageLink href="/eq-assessment">{words.take}</PageLink>.
      </p>
    );
  }
  const [slug, { name }] = found;
  return (
    <p className="note mt-5 max-w-96">
      {words.before}
      <PageLink href={`/archetypes/${slug}`}>{name}</PageLink>
      {words.after} <PageLink href="/eq-assessment">{words.retake}</PageLink>.
    </p>
  );
}
