"use client";

import type { ComponentProps } from "react";
import { AuthScreen } from "@/features/account/components/auth-screen";
import { saveStoredResult } from "@/features/quiz/save-result";

export function Enter(props: Omit<ComponentProps<typeof AuthScreen>, "onEntered">) {
  return <AuthScreen {...props} onEntered={saveStoredResult} />;
}
