"use client";

import { useSyncExternalStore } from "react";
import { returnTarget } from "@/lib/return-target";

export type AuthMode = "sign-in" | "sign-up";
export type AuthQuery = { mode: AuthMode; target: string };

const never = () => () => {};

/** Reads mode and return target from the address; the prerendered page shows sign-in. */
export function useAuthQuery(): AuthQuery {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => "",
  );
  const query = new URLSearchParams(search);
  return {
    mode: query.get("mode") === "sign-up" ? "sign-up" : "sign-in",
    target: returnTarget(query.get("returnTo")),
  };
}
