import type { ReactNode } from "react";
import { Sign } from "@/components/art/sign";
import { Button } from "@/components/ui/button";
import { profile } from "@/content/profile";
import { programPrice } from "@/content/programs";
import "./ladder.css";

const words = profile.courses;

/** Draws the button that opens one of the two coaching forms. */
export type RenderTrigger = (
  program: "collective" | "partnership",
  className: string,
  label: string,
) => ReactNode;

/** The three ways through the program, each with its next step. */
export function ProgramList({ renderTrigger }: { renderTrigger: RenderTrigger }) {
  return (
    <ul className="ladder ladder--programs">
      {words.list.map(({ program, note, label }) => (
        <li key={program.id}>
          <Sign name={program.sign} />
          <span className="ladder__name">
            <b>{program.name}</b>
            <span className="note">
              {note}, {programPrice(program)} {words.plusVat}
            </span>
          </span>
          {program.id === "blueprint" ? (
            <Button variant="line" size="small" disabled>
              {label}
              <span className="visually-hidden">: {program.name}</span>
            </Button>
          ) : (
            renderTrigger(
              program.id,
              program.id === "collective" ? "btn btn--line btn--small" : "btn btn--small",
              label,
            )
          )}
        </li>
      ))}
    </ul>
  );
}
