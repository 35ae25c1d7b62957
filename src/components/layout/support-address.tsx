"use client";

import { createContext, type ReactNode, useContext } from "react";
import { defaultSupport } from "@/content/contact";

const SupportAddress = createContext<string>(defaultSupport);

type SupportAddressProviderProps = { address: string; children: ReactNode };

export function SupportAddressProvider({ address, children }: SupportAddressProviderProps) {
  return <SupportAddress value={address}>{children}</SupportAddress>;
}

export const useSupportAddress = () => useContext(SupportAddress);
