"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { FailedPage } from "@/components/sections/not-found/failed-page";

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const router = useRouter();

  function retry() {
    startTransition(() => {
      router.refresh();
      reset();
    });
  }

  return <FailedPage digest={error.digest} onRetry={retry} />;
}
