import { Sign } from "@/components/art/sign";
import type { coaching } from "@/content/coaching";
import { type ProgramId, programs } from "@/content/programs";
import type { RenderTrigger } from "./render-trigger";

type DoorsProps = {
  content: typeof coaching.closing;
  renderTrigger: RenderTrigger;
};

export function Doors({ content, renderTrigger }: DoorsProps) {
  const { blueprint } = content.doors;
  return (
    <section className="band band--paper doors" aria-labelledby="h-doors">
      <div className="wrap">
        <h2 id="h-doors">{content.heading}</h2>
        <ul className="doors__list">
          <li>
            {renderTrigger(
              "partnership",
              "door",
              <Row program="partnership" {...content.doors.partnership} />,
            )}
          </li>
          <li>
            {renderTrigger("collective", "door", <Row program="collective" {...content.doors.collective} />)}
          </li>
          <li>
            <a className="door" href={blueprint.href}>
              <Row program="blueprint" {...blueprint} />
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}

function Row({ program, label, note }: { program: ProgramId; label: string; note: string }) {
  return (
    <>
      <Sign name={programs[program].sign} />
      <span className="door__label">{label}</span>
      <span className="note door__note">{note}</span>
    </>
  );
}
