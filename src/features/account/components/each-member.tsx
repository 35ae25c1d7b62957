"use client";

import { Fragment, type ReactNode } from "react";
import { tabReader } from "@/lib/tab-storage";
import { useStore } from "@/lib/use-store";

/** Begins its children anew when a member is no longer signed in, so that nothing open or typed is met by the next. */
export function EachMember({ children }: { children: ReactNode }) {
  return <Fragment key={useStore(tabReader).turn}>{children}</Fragment>;
}
