import type { Story } from "./stories";

/** More accepted applicants. */
export const settled: readonly Story[] = [
  {
    form: {
      name: "Hiroko & Sons Ltd., i.e. Hiroko",
      email: "hiroko.tea@example.com",
      currentRole: "Tea importer, second generation",
      primaryGoals:
        "My father signed every box by hand. I want to stop signing boxes and still deserve the name on them.",
      currentChallenges:
        "There are no sons. It is just on the sign. Each customer asks after them and for thirty years I have said that they are well.",
      commitmentLevel: "high",
      investmentReadiness: "ready",
      timeline: "within-month",
    },
    moves: ["in_review", "invited", "accepted"],
    notes: [
      {
        step: 2,
        by: "coach",
        text: "Three hours after the call a box of tea arrived. Unsigned. A beginning.",
      },
    ],
    personalLine: "Please leave the sons at home. We are looking forward to you.",
  },
  {
    form: {
      name: "Katarzyna Ż.",
      email: "katarzyna.z@example.org",
      currentRole: "Surgeon in training, fifth year of six",
      primaryGoals:
        "I do not want to be finished with medicine before I have finished medicine.\n\nA smaller one: to eat a meal sitting down, on a plate, without a pager on the table.",
      currentChallenges:
        "They teach us hands. Nobody says what to do with the rest. A while ago I had to tell a man of my own age, and he comforted me. He was very good at it. I think of it in every lift.",
      coachingExperience: "A mentor, who advised a hobby. I bought a kayak. It is in the hall.",
      commitmentLevel: "absolute",
      investmentReadiness: "exploring",
      timeline: "within-2-weeks",
    },
    moves: ["in_review", "invited", "accepted"],
    notes: [
      { step: 1, by: "colleague", text: "Cannot pay all of it at once. Could she have twelve parts?" },
      { step: 1, by: "coach", text: "She could." },
      { step: 3, by: "coach", text: "The kayak has been in the water. She sent a picture of a plate." },
    ],
    isMember: true,
  },
  {
    form: {
      name: "Ed",
      email: "ed.removals@example.com",
      currentRole: "Removal man, own van, then four vans",
      primaryGoals: "Say sorry to my brother. Don’t know how to start. Have started eleven texts.",
      currentChallenges:
        "We built the firm together. I carry other families’ sofas up four floors and I can’t get one sentence over the street, he lives opposite. My back’s fine, funnily.",
      commitmentLevel: "absolute",
      investmentReadiness: "ready",
      timeline: "immediately",
      additionalInfo: "The lady who did your lounge page, tell her cheers.",
    },
    moves: ["in_review", "invited", "accepted"],
    notes: [
      { step: 1, by: "coach", text: "The shortest way in the whole pile: one street." },
      {
        step: 3,
        by: "coach",
        text: "Text number twelve was sent from our second session. It said “tea?”. He is across the street now.",
      },
    ],
    isMember: true,
  },
  {
    form: {
      name: "Noémie",
      email: "noemie.glass@example.org",
      currentRole: "Glassblower; teaches apprentices",
      primaryGoals: "To let something break without hurrying to be the one who sweeps.",
      currentChallenges:
        "At the furnace I am patient as a cow. With people I cool too fast and then there are cracks that one only sees weeks later. My best apprentice left. She wrote on the door, in chalk, thank you and enough.",
      commitmentLevel: "moderate",
      investmentReadiness: "planning",
      timeline: "within-3-months",
    },
    moves: ["in_review", "invited", "accepted"],
    notes: [{ step: 2, by: "colleague", text: "She has not wiped the chalk away. Nor should she." }],
  },
];
