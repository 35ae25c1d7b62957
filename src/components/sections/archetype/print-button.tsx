"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="line" size="small" className="noscript:hidden" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
