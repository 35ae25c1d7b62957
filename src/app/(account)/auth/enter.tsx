"use client";

import type { ReactNode } from "react";
import { AuthScreen } from "@/features/account/components/auth-screen";
import { saveStoredResult } from "@/features/quiz/save-result";

export function Enter({ film, law }: { film: ReactNode; law: ReactNode }) {
  return <AuthScreen film={film} law={law} onEntered={saveStoredResult} />;
}
