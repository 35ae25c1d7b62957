/** The sections of an archetype, as the specification names them. */
export const sections = [
  "What This Means",
  "Your Hidden Power",
  "Your Invitation for Growth",
  "A Healing Mantra",
  "Your First Step to Transformation",
];
