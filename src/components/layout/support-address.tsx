"use client";

import { createContext, type ReactNode, useContext } from "react";

/** Null outside the root layout, which reads the owner's address. */
const SupportAddress = createContext<string | null>(null);

type SupportAddressProviderProps = { address: string; children: ReactNode };

export function SupportAddressProvider({ address, children }: SupportAddressProviderProps) {
  return <SupportAddress value={address}>{children}</SupportAddress>;
}

export const useSupportAddress = () => useContext(SupportAddress);
