import type { ArchetypeContent } from "../../src/content/archetype-texts";

/** The sections of an archetype, as the specification names them. */
export const sections = [
  "What This Means",
  "Your Hidden Power",
  "Your Invitation for Growth",
  "A Healing Mantra",
  "Your First Step to Transformation",
];

/** Returns the texts on an archetype's page and result, without its name. */
export const textsOf = (content: ArchetypeContent) => [
  content.subtitle,
  content.opening,
  content.description,
  content.hiddenPower,
  content.invitationForGrowth,
  `“${content.healingMantra.join(" ")}”`,
  ...content.firstStep.steps,
];
