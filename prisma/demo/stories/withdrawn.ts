import type { Story } from "./stories";

export const withdrawn: readonly Story[] = [
  {
    form: {
      name: "Nadia E.",
      email: "nadia.e@example.org",
      currentRole: "Civil servant, ministry, policy on water",
      primaryGoals:
        "To be moved by something again. I write about floods with a pulse of fifty-five. I used to think that this was professionalism.",
      currentChallenges:
        "I read every message four times before I send it and then once more when it has gone. I have a folder of sentences I did not say. It is very well organised.",
      commitmentLevel: "high",
      investmentReadiness: "planning",
      timeline: "within-month",
    },
    moves: ["in_review", "withdrawn"],
    notes: [
      {
        step: 1,
        by: "coach",
        text: "Wrote to say that she has found somebody round the corner whom she can walk to. Glad for her.",
      },
    ],
    isMember: true,
  },
  {
    form: {
      name: "Thijs",
      email: "thijs.devops@example.com",
      currentRole: "Site reliability engineer",
      primaryGoals: "To be off call. Inside, I mean. I am off call every second week, officially.",
      currentChallenges:
        "I hear alerts in the shower. There are none. I checked the shower. My girlfriend says I look at her like a dashboard.",
      commitmentLevel: "absolute",
      investmentReadiness: "ready",
      timeline: "immediately",
    },
    moves: ["in_review", "invited", "withdrawn"],
    notes: [
      {
        step: 2,
        by: "colleague",
        text: "Laid off last Friday; he says the shower has been quiet since. Withdraws for the money, wants to come back in a year.",
      },
    ],
    isMember: true,
  },
  {
    form: {
      name: "Ingrid Å.",
      email: "ingrid.a@example.org",
      currentRole: "Midwife",
      primaryGoals: "To be held by someone who is not about to give birth.",
      currentChallenges:
        "I have caught 1,900 babies. I know the names of the four who did not stay. I do not know where to take those four names, they are too heavy for my friends and too small for a priest.",
      coachingExperience: "A choir, honestly.",
      commitmentLevel: "high",
      investmentReadiness: "planning",
      timeline: "within-2-weeks",
    },
    moves: ["in_review", "invited", "withdrawn"],
    notes: [
      { step: 1, by: "coach", text: "Four names. Invite her." },
      {
        step: 2,
        by: "coach",
        text: "She has told the choir. All four names. They sang. She does not need us now, and says thank you.",
      },
    ],
  },
  {
    form: {
      name: "Ömer C.",
      email: "oemer.c@example.com",
      currentRole: "Owner of a taxi firm",
      primaryGoals: "Be more easy. With drivers, with dispatcher, with me.",
      currentChallenges:
        "When somebody is late I become my uncle. Everybody who knew my uncle knows what this means.",
      commitmentLevel: "moderate",
      investmentReadiness: "exploring",
      timeline: "within-3-months",
    },
    moves: ["withdrawn"],
    notes: [
      {
        step: 0,
        by: "colleague",
        text: "Sent by his niece as a joke, he writes. He has read it and thinks that she has a point. Withdrawn at his wish.",
      },
    ],
  },
  {
    form: {
      name: "Liesbeth van ’t H.",
      email: "liesbeth.vth@example.org",
      currentRole: "General practitioner, village practice",
      primaryGoals:
        "Eight minutes per patient. I want to be in the room for all eight. Now I am there for about five, and for three I am with the previous one.",
      currentChallenges:
        "In a village one is always the doctor. At the cheese stall people show me moles. I have stopped going to the cheese stall. I miss the cheese, and the people too.",
      coachingExperience:
        "Balint group, ten years. It keeps me going. I would like to do more than keep going.",
      commitmentLevel: "high",
      investmentReadiness: "ready",
      timeline: "within-month",
    },
    moves: ["in_review", "withdrawn"],
    notes: [
      {
        step: 1,
        by: "coach",
        text: "Her locum fell ill, so no evenings for months. She asks whether the words may be kept. Told her no, and that she may write again.",
      },
    ],
    isMember: true,
  },
  {
    form: {
      name: "Callum",
      email: "callum.trees@example.com",
      currentRole: "Tree surgeon, self-employed",
      primaryGoals:
        "I’m fine up there. It’s down here. Would like to feel about people how I feel about beech.",
      currentChallenges:
        "Two near misses in a few weeks because my head was elsewhere. One of them would have been the groundsman.",
      commitmentLevel: "absolute",
      investmentReadiness: "exploring",
      timeline: "immediately",
      additionalInfo: "If I’m up a tree I’ll call back when I’m down.",
    },
    moves: ["in_review", "invited", "withdrawn"],
    notes: [
      {
        step: 1,
        by: "coach",
        text: "Safety first: asked him in the letter to stay on the ground until we have talked.",
      },
      {
        step: 2,
        by: "coach",
        text: "Takes a season off the ropes and teaches at the college instead. Said that was answer enough.",
      },
    ],
    isMember: true,
  },
  {
    form: {
      name: "Wilhelmina (Mien) v. d. S.",
      email: "mien.vds@example.org",
      currentRole: "Director of a hospice",
      primaryGoals:
        "Everybody thinks that I am at peace with dying. I should like to be, at least with that of others.",
      currentChallenges:
        "I have learned to speak softly, and now I cannot stop. My own voice has gone somewhere. When the printer jammed last week I heard it again for a moment. It was magnificent.",
      coachingExperience: "I give such talks myself. That is rather the trouble.",
      commitmentLevel: "high",
      investmentReadiness: "ready",
      timeline: "within-month",
    },
    moves: ["in_review", "invited", "withdrawn"],
    notes: [
      {
        step: 2,
        by: "coach",
        text: "Takes the post in Oslo after all, and singing lessons with it. We wish her loud ones.",
      },
    ],
  },
  {
    form: {
      name: "Dylan",
      email: "dylan.night@example.com",
      currentRole: "Night porter and composer",
      primaryGoals: "To finish something before I show it, and to show something before it is finished.",
      currentChallenges:
        "Between two and five nobody needs anything from me. It is the best part of my life, and I am paid to be awake for it by a hotel.",
      commitmentLevel: "moderate",
      investmentReadiness: "exploring",
      timeline: "within-3-months",
    },
    moves: ["in_review", "withdrawn"],
    notes: [
      {
        step: 1,
        by: "colleague",
        text: "Found the price. Writes that he spent it on a piano, in his mind, and feels better.",
      },
    ],
    isMember: true,
  },
];
