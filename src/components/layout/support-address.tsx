"use client";

import { createContext, type ReactNode, useContext } from "react";

/** A link to the owner's address; null outside the root layout, which reads that address. */
const SupportAddress = createContext<ReactNode>(null);

export function SupportAddressProvider({ link, children }: { link: ReactNode; children: ReactNode }) {
  return <SupportAddress value={link}>{children}</SupportAddress>;
}

export const useSupportAddress = () => useContext(SupportAddress);
