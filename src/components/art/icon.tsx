import type { ReactNode } from "react";
import type { Archetype } from "@/content/archetypes";
import { classNames } from "@/lib/class-names";
import { chords, rays } from "./geometry";

type IconName = "mark" | "self" | "others" | "world" | Archetype | "alert" | "ok";

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
  guardian: (
    <>
      <path d="M10 60V30A22 22 0 0 1 54 30V60M18 60V30A14 14 0 0 1 46 30V60M4 60H60" />
      <path d={rays(32, 30, 14, 22, 7, Math.PI * 1.0714, Math.PI * 2.0714)} />
      <circle fill="currentColor" stroke="none" cx="32" cy="34" r="3" />
    </>
  ),
  architect: (
    <>
      <circle cx="32" cy="10" r="4" />
      <path d="M30 13.5L14 54M34 13.5L50 54M23 31.5Q32 36 41 31.5M4 60V36L28 60ZM36 59.5A30 30 0 0 0 62 38" />
    </>
  ),
  performer: (
    <>
      <circle cx="32" cy="32" r="17" />
      <path d={rays(32, 32, 20, 29, 16)} />
      <path d="M21.5 29Q25.5 33 29.5 29M34.5 29Q38.5 33 42.5 29M32 28V36L30 38M25.5 41Q32 46 38.5 41" />
    </>
  ),
  traveler: (
    <>
      <path d="M32 3L34.6 15.4L44 18L34.6 20.6L32 33L29.4 20.6L20 18L29.4 15.4Z" />
      <path d="M2 40H62M30 40C40 45 22 48 26 61M33 40C46 45 34 49 44 61" />
    </>
  ),
  alert: (
    <>
      <circle cx="32" cy="32" r="26" />
      <path d="M32 18V36" />
      <circle fill="currentColor" stroke="none" cx="32" cy="45" r="2.5" />
    </>
  ),
  ok: (
    <>
      <circle cx="32" cy="32" r="26" />
      <path d="M20 33L29 42L45 23" />
    </>
  ),
};

type IconProps = { name: IconName; className?: string };

export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={classNames(
        "size-10 flex-none overflow-visible fill-none stroke-2 stroke-current text-accent",
        className,
      )}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
