"use client";

import { useRouter } from "next/navigation";
import { SelectField } from "@/components/forms/field";

type FilterSelectProps = {
  label: string;
  items: readonly { href: string; label: string; isCurrent: boolean }[];
};

/** Replaces a row of links on phones; without scripts the links are shown. */
export function FilterSelect({ label, items }: FilterSelectProps) {
  const router = useRouter();
  return (
    <SelectField
      label={label}
      fieldClassName="my-s4 hidden w-full max-tab:scripted:grid"
      value={items.find(({ isCurrent }) => isCurrent)?.href}
      onChange={({ target }) => router.push(target.value)}
    >
      {items.map(({ href, label }) => (
        <option key={href} value={href}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
