"use client";

import { FailedPage } from "@/components/sections/not-found/failed-page";
import { useRetry } from "@/lib/use-retry";

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return <FailedPage digest={error.digest} onRetry={useRetry(reset)} />;
}
