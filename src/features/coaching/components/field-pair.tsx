import type { ReactNode } from "react";

/** Two fields beside each other where there is room; a select has the longer options, so it takes more of it. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-x-gap gap-y-s5 wide:grid-cols-2 wide:has-[select]:grid-cols-[1.4fr_1fr]">
      {children}
    </div>
  );
}
