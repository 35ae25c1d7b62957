import type { MovedStory } from "./stories";

export const withdrawn: readonly MovedStory[] = [
  {
    name: "Nadia E.",
    email: "nadia.e@example.org",
    currentRole: "Civil servant, ministry, policy on water",
    primaryGoals:
      "To be moved by something again. I write about floods with a pulse of fifty-five. I used to think that this was professionalism.",
    currentChallenges:
      "I read every message four times before I send it and then once more when it has gone. I have a folder of sentences I did not say. It is very well organised.",
    choices: "high planning within-month",
    moves: ["in_review", "withdrawn"],
    notes: [
      "1 coach: Wrote to say that she has found somebody round the corner whom she can walk to. Glad for her.",
    ],
    isMember: true,
  },
  {
    name: "Thijs",
    email: "thijs.devops@example.com",
    currentRole: "Site reliability engineer",
    primaryGoals: "To be off call. Inside, I mean. I am off call every second week, officially.",
    currentChallenges:
      "I hear alerts in the shower. There are none. I checked the shower. My girlfriend says I look at her like a dashboard.",
    choices: "absolute ready immediately",
    moves: ["in_review", "invited", "withdrawn"],
    notes: [
      "2 colleague: Laid off last Friday; he says the shower has been quiet since. Withdraws for the money, wants to come back in a year.",
    ],
    isMember: true,
  },
  {
    name: "Ingrid Å.",
    email: "ingrid.a@example.org",
    currentRole: "Midwife",
    primaryGoals: "To be held by someone who is not about to give birth.",
    currentChallenges:
      "I have caught 1,900 babies. I know the names of the four who did not stay. I do not know where to take those four names, they are too heavy for my friends and too small for a priest.",
    coachingExperience: "A choir, honestly.",
    choices: "high planning within-2-weeks",
    moves: ["in_review", "invited", "withdrawn"],
    notes: [
      "1 coach: Four names. Invite her.",
      "2 coach: She has told the choir. All four names. They sang. She does not need us now, and says thank you.",
    ],
  },
  {
    name: "Ömer C.",
    email: "oemer.c@example.com",
    currentRole: "Owner of a taxi firm",
    primaryGoals: "Be more easy. With drivers, with dispatcher, with me.",
    currentChallenges:
      "When somebody is late I become my uncle. Everybody who knew my uncle knows what this means.",
    choices: "moderate exploring within-3-months",
    moves: ["withdrawn"],
    notes: [
      "0 colleague: Sent by his niece as a joke, he writes. He has read it and thinks that she has a point. Withdrawn at his wish.",
    ],
  },
  {
    name: "Liesbeth van ’t H.",
    email: "liesbeth.vth@example.org",
    currentRole: "General practitioner, village practice",
    primaryGoals:
      "Eight minutes per patient. I want to be in the room for all eight. Now I am there for about five, and for three I am with the previous one.",
    currentChallenges:
      "In a village one is always the doctor. At the cheese stall people show me moles. I have stopped going to the cheese stall. I miss the cheese, and the people too.",
    coachingExperience:
      "Balint group, ten years. It keeps me going. I would like to do more than keep going.",
    choices: "high ready within-month",
    moves: ["in_review", "withdrawn"],
    notes: [
      "1 coach: Her locum fell ill, so no evenings for months. She asks whether the words may be kept. Told her no, and that she may write again.",
    ],
    isMember: true,
  },
  {
    name: "Callum",
    email: "callum.trees@example.com",
    currentRole: "Tree surgeon, self-employed",
    primaryGoals:
      "I’m fine up there. It’s down here. Would like to feel about people how I feel about beech.",
    currentChallenges:
      "Two near misses in a few weeks because my head was elsewhere. One of them would have been the groundsman.",
    choices: "absolute exploring immediately",
    additionalInfo: "If I’m up a tree I’ll call back when I’m down.",
    moves: ["in_review", "invited", "withdrawn"],
    notes: [
      "1 coach: Safety first: asked him in the letter to stay on the ground until we have talked.",
      "2 coach: Takes a season off the ropes and teaches at the college instead. Said that was answer enough.",
    ],
    isMember: true,
  },
  {
    name: "Wilhelmina (Mien) v. d. S.",
    email: "mien.vds@example.org",
    currentRole: "Director of a hospice",
    primaryGoals:
      "Everybody thinks that I am at peace with dying. I should like to be, at least with that of others.",
    currentChallenges:
      "I have learned to speak softly, and now I cannot stop. My own voice has gone somewhere. When the printer jammed last week I heard it again for a moment. It was magnificent.",
    coachingExperience: "I give such talks myself. That is rather the trouble.",
    choices: "high ready within-month",
    moves: ["in_review", "invited", "withdrawn"],
    notes: ["2 coach: Takes the post in Oslo after all, and singing lessons with it. We wish her loud ones."],
  },
  {
    name: "Dylan",
    email: "dylan.night@example.com",
    currentRole: "Night porter and composer",
    primaryGoals: "To finish something before I show it, and to show something before it is finished.",
    currentChallenges:
      "Between two and five nobody needs anything from me. It is the best part of my life, and I am paid to be awake for it by a hotel.",
    choices: "moderate exploring within-3-months",
    moves: ["in_review", "withdrawn"],
    notes: [
      "1 colleague: Found the price. Writes that he spent it on a piano, in his mind, and feels better.",
    ],
    isMember: true,
  },
];
