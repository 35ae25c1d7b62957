"use client";

import { DeskFailure } from "@/features/desk/components/desk-failure";
import { useRetry } from "@/lib/use-retry";

type DeskErrorProps = { error: Error & { digest?: string }; reset: () => void };

export default function DeskError({ reset }: DeskErrorProps) {
  return <DeskFailure onRetry={useRetry(reset)} />;
}
