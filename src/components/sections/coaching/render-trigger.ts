import type { ReactNode } from "react";
import type { ProgramId } from "@/content/programs";

/** Renders the control that opens a program's form. */
export type RenderTrigger = (
  program: Exclude<ProgramId, "blueprint">,
  className: string,
  children: ReactNode,
) => ReactNode;
