"use client";

import { createContext, type ReactNode, useContext } from "react";

/** The address and the spelling in which it is shown. */
type Support = { address: string; name: string };

/** Null outside the root layout, which reads the owner's address. */
const SupportAddress = createContext<Support | null>(null);

type SupportAddressProviderProps = { support: Support; children: ReactNode };

export function SupportAddressProvider({ support, children }: SupportAddressProviderProps) {
  return <SupportAddress value={support}>{children}</SupportAddress>;
}

export const useSupportAddress = () => useContext(SupportAddress);
