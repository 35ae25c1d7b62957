import Link from "next/link";
import { archetypes } from "@/content/archetypes";
import { profile } from "@/content/profile";

const words = profile.archetype;

/** The archetype of the newest quiz result, or the way to the quiz. */
export function ArchetypeNote({ archetype }: { archetype: string | null }) {
  const found = Object.entries(archetypes).find(([id]) => id === archetype);
  if (!found) {
    return (
      <p className="note">
        {words.none} <Link href="/eq-assessment">{words.take}</Link>.
      </p>
    );
  }
  const [slug, { name }] = found;
  return (
    <p className="note">
      {words.before}
      <Link href={`/archetypes/${slug}`}>{name}</Link>
      {words.after} <Link href="/eq-assessment">{words.retake}</Link>.
    </p>
  );
}
