"use client";

import { Failed } from "@/components/sections/not-found/failed";
import { useRetry } from "@/lib/use-retry";

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return <Failed digest={error.digest} onRetry={useRetry(reset)} />;
}
