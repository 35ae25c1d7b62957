"use client";

import type { ComponentProps } from "react";
import { AuthScreen } from "@/features/account/components/auth-screen";
import { saveStoredResultInTime } from "@/features/quiz/save-result";

export function Enter(props: Omit<ComponentProps<typeof AuthScreen>, "onEntered">) {
  return <AuthScreen {...props} onEntered={saveStoredResultInTime} />;
}
