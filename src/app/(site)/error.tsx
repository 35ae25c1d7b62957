"use client";

import { ErrorSection } from "@/components/sections/not-found/error-section";

export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  return <ErrorSection digest={error.digest} />;
}
