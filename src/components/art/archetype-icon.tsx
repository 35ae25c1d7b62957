import type { Archetype } from "@/content/archetypes";
import { emblems } from "./emblems";
import { IconFrame } from "./icon";

type ArchetypeIconProps = { archetype: Archetype; className?: string };

export function ArchetypeIcon({ archetype, className }: ArchetypeIconProps) {
  return <IconFrame className={className}>{emblems[archetype].icon}</IconFrame>;
}
