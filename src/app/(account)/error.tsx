"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { Failed } from "@/components/sections/not-found/failed";

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const router = useRouter();

  function retry() {
    startTransition(() => {
      router.refresh();
      reset();
    });
  }

  return <Failed digest={error.digest} onRetry={retry} />;
}
