"use client";

import { ErrorSection } from "@/components/sections/not-found/error-section";
import { useRetry } from "@/lib/use-retry";

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return <ErrorSection digest={error.digest} onRetry={useRetry(reset)} />;
}
