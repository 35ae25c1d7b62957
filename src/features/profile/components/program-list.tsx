import type { ReactNode } from "react";
import { Icon } from "@/components/art/icon";
import { Button } from "@/components/ui/button";
import { buttonLook } from "@/components/ui/button-look";
import { profile } from "@/content/profile";
import type { Program } from "@/content/programs";
import { classNames } from "@/lib/class-names";
import { usdPrice } from "@/lib/grouped-digits";
import styles from "./ladder.module.css";

const text = profile.courses;

type Defaults = { name?: string; email: string };

/** Renders the button that opens a coaching form with the member's name and address. */
export type RenderTrigger = (
  program: "collective" | "partnership",
  className: string,
  label: string,
  defaults: Defaults,
) => ReactNode;

type ProgramListProps = { programs: readonly Program[]; defaults: Defaults; renderTrigger: RenderTrigger };

export function ProgramList({ programs, defaults, renderTrigger }: ProgramListProps) {
  return (
    <ul className={styles.ladder}>
      {programs.map((program) => {
        const { note, label } = text.of[program.id];
        return (
          <li key={program.id}>
            <Icon name={program.icon} className={styles.icon} />
            <span className={styles.name}>
              <b>{program.name}</b>
              <span className="note">
                {note}, {usdPrice(program.price)} {text.plusVat}
              </span>
            </span>
            {program.id === "blueprint" ? (
              <Button className={classNames(styles.act, styles.longAct)} variant="line" size="small" disabled>
                {label}
                <span className="sr-only">: {program.name}</span>
              </Button>
            ) : (
              renderTrigger(
                program.id,
                buttonLook({
                  variant: program.id === "collective" ? "line" : "primary",
                  size: "small",
                  className: [styles.act, styles.longAct],
                }),
                label,
                defaults,
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}
