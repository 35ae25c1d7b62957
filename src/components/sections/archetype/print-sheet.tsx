import { Plate } from "@/components/art/plate";
import { QuotedPhrases } from "@/components/ui/quoted-phrases";
import { type Archetype, archetypes } from "@/content/archetypes";
import { result } from "@/content/quiz";

/** Replaces the page in print. */
export function PrintSheet({ archetype }: { archetype: Archetype }) {
  const { name, subtitle, healingMantra, firstStep } = archetypes[archetype];
  return (
    <div className="hidden text-center print:block">
      <Plate archetype={archetype} onPaper className="mx-auto w-[62mm]" />
      <p className="mt-s4 font-display text-h2">{name}</p>
      <p className="font-aside italic">{subtitle}</p>
      <p className="mx-auto mt-s5 max-w-[120mm] font-display text-h3 leading-[1.35]">
        <QuotedPhrases phrases={healingMantra} />
      </p>
      <div className="mx-auto mt-s5 max-w-[120mm] border-gold border-t pt-s4 text-left">
        <p className="font-display text-h4">{result.sections.step}</p>
        <p className="mt-2">{firstStep.intro}</p>
        <ol className="mt-2 list-decimal pl-6">
          {firstStep.steps.map((text) => (
            <li key={text} className="py-1">
              {text}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
