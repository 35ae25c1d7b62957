import type { ArchetypeContent } from "../../src/content/archetype-texts";

/** The specification requires these names. */
export const sections = [
  "What This Means",
  "Your Hidden Power",
  "Your Invitation for Growth",
  "A Healing Mantra",
  "Your First Step to Transformation",
];

/** Returns the texts of an archetype, without its name. */
export const textsOf = (content: ArchetypeContent) => [
  content.subtitle,
  content.opening,
  content.description,
  content.hiddenPower,
  content.invitationForGrowth,
  `“${content.healingMantra.join(" ")}”`,
  ...content.firstStep.steps,
];
