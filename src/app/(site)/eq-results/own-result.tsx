"use client";

import type { ComponentProps } from "react";
import { useSession } from "@/features/account/session/session-store";
import { ShowResult } from "@/features/quiz/components/show-result";

/** The reader's own result, once it is known who reads. */
export function OwnResult(props: Omit<ComponentProps<typeof ShowResult>, "isAsked">) {
  const { status } = useSession();
  return <ShowResult {...props} isAsked={status !== "loading"} />;
}
