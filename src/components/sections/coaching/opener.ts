import type { ReactNode } from "react";
import type { ProgramId } from "@/content/programs";

/** Gives the control that opens a program's form: its look, and what stands in it. */
export type Opener = (
  program: Exclude<ProgramId, "blueprint">,
  className: string,
  children: ReactNode,
) => ReactNode;
