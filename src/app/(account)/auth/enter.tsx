"use client";

import type { ReactNode } from "react";
import { AuthScreen } from "@/features/account/components/auth-screen";
import { saveStoredResult } from "@/features/quiz/save-result";

export function Enter({ film, legal }: { film: ReactNode; legal: ReactNode }) {
  return <AuthScreen film={film} legal={legal} onEntered={saveStoredResult} />;
}
