"use client";

import { DeskFailure } from "@/features/desk/components/desk-failure";
import { useRetry } from "@/lib/use-retry";

export default function DeskError({ reset }: { reset: () => void }) {
  return <DeskFailure onRetry={useRetry(reset)} />;
}
