import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Archetype } from "@/content/archetypes";
import { emblems } from "./emblems";
import { chords } from "./geometry";

type IconName = "mark" | "self" | "others" | "world";

const drawings: Record<IconName, ReactNode> = {
  mark: (
    <>
      <circle cx="32" cy="34" r="23" />
      <path d="M9 34L32 11L55 34M1 34H63M14.5 40.5H49.5M18.5 47H45.5M25.5 53.2H38.5" />
    </>
  ),
  self: (
    <>
      <circle cx="32" cy="32" r="27" />
      <circle cx="32" cy="32" r="19.1" strokeOpacity=".55" />
      <circle fill="currentColor" stroke="none" cx="32" cy="32" r="3" />
    </>
  ),
  others: <path d={`M0 32H64M7 32A25 25 0 0 1 57 32${chords(32, 32, 25, 5)}`} />,
  world: (
    <>
      <path d="M6 6H58V58H6ZM32 6L58 58M32 6L6 58" />
      <circle cx="32" cy="41.93" r="16.07" />
    </>
  ),
};

function IconFrame({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      className={clsx(
        "size-10 flex-none overflow-visible fill-none stroke-2 stroke-current text-accent",
        className,
      )}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <IconFrame className={className}>{drawings[name]}</IconFrame>;
}

export function ArchetypeIcon({ archetype, className }: { archetype: Archetype; className?: string }) {
  return <IconFrame className={className}>{emblems[archetype].icon}</IconFrame>;
}
