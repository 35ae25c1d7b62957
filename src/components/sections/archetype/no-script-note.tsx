import { Message } from "@/components/ui/message";
import { ArchetypeLinks } from "./archetype-links";

export function NoScriptNote({ words }: { words: { before: string; after: string } }) {
  return (
    <noscript>
      <Message tone="info" live={false} className="mt-s5 justify-self-start">
        {words.before}
        <ArchetypeLinks />
        {words.after}
      </Message>
    </noscript>
  );
}
