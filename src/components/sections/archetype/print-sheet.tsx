import { Plate } from "@/components/art/plate";
import { QuotedPhrases } from "@/components/ui/quoted-phrases";
import { RichText } from "@/components/ui/rich-text";
import type { ArchetypeContent } from "@/content/archetype-texts";
import type { Archetype } from "@/content/archetypes";
import { result } from "@/content/quiz";

type PrintSheetProps = { archetype: Archetype; content: ArchetypeContent };

export function PrintSheet({ archetype, content }: PrintSheetProps) {
  const { name, subtitle, healingMantra, firstStep } = content;
  return (
    <div className="hidden text-center print:block">
      <Plate archetype={archetype} isOnPaper className="mx-auto w-[62mm]" />
      <p className="mt-s4 font-display text-h2">{name}</p>
      <p className="font-aside italic">{subtitle}</p>
      <p className="mx-auto mt-s5 max-w-[120mm] font-display text-h3 leading-[1.35]">
        <QuotedPhrases phrases={healingMantra} />
      </p>
      <div className="mx-auto mt-s5 max-w-[120mm] border-gold border-t pt-s4 text-start">
        <p className="font-display text-h4">{result.sections.step}</p>
        <p className="mt-2">{firstStep.intro}</p>
        <ol role="list" className="mt-2 list-decimal ps-6">
          {firstStep.steps.map((text, index) => (
            <li key={index} className="py-1">
              <RichText text={text} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
