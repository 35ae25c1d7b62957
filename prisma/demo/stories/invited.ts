import type { WrittenStory } from "./stories";

export const invited: readonly WrittenStory[] = [
  {
    name: "Łukasz P.",
    email: "lukasz.p@example.com",
    currentRole: "Studio director, games",
    primaryGoals:
      "We ship in six months. I want to arrive there with my marriage, my team and my back. In this order, although my calendar says otherwise.",
    currentChallenges:
      "I was a good programmer. Then I was promoted until I was bad at something. All day I tell forty people that it will be fine. At night I compile the evidence that it will not.",
    coachingExperience:
      "Leadership course with ropes and trees. I learned that I can hold a rope for a long time.",
    choices: "high ready within-2-weeks",
    notes: [
      "1 coach: The order he gives is the goal. Start there, leave the six months alone.",
      "2 colleague: Answered within the hour with three times. Call set for next Tuesday.",
    ],
    isMember: true,
  },
  {
    name: "Eleni K.",
    email: "eleni.k@example.org",
    currentRole: "Conference interpreter (Greek, English, French)",
    primaryGoals:
      "To say a sentence that is mine. I have noticed that at home, too, I wait for the end of what others say in order to render it faithfully.",
    currentChallenges:
      "Two years of asylum hearings. I say “I” all day and mean somebody else: I was beaten, I walked, I left my sister. Then I take the tram. Interpreters have no debriefing, since officially we are not in the room.",
    coachingExperience: "Supervision with colleagues, once a month. We compare terminology.",
    choices: "absolute planning immediately",
    additionalInfo: "I am also looking for a trauma therapist and do not expect you to be one.",
    notes: [
      "1 coach: She draws the line between therapy and coaching more clearly than most of us do. Invite, and ask whether she has found the therapist.",
    ],
    personalLine:
      "What you wrote about saying “I” for other people stayed with us all week. You need not translate anything for us.",
    isMember: true,
  },
  {
    name: "Grace O.",
    email: "grace.o@example.com",
    currentRole: "Country director of an aid organisation, on sabbatical that was not my idea",
    primaryGoals:
      "To be able to rest without a doctor’s letter. To find out if I am generous or merely unable to stop.",
    currentChallenges:
      "Silence. I lived fourteen years with generators and radios. Here the neighbours have a wind chime, and I have twice gone out at night to take it down. I put it back in the morning. They are very nice.",
    choices: "high exploring within-month",
    notes: ["2 coach: Asked to postpone the call by a week. Fine, of course."],
  },
  {
    name: "Bram D.",
    email: "bram.bakes@example.org",
    currentRole: "Baker, three shops",
    primaryGoals:
      "I want to bake on Saturdays again. I want to let the shop in the station go and not feel like my father is watching.",
    currentChallenges:
      "He is watching. He is 81 and he sits in the shop on Mondays and counts the queue. I have 31 people on the payroll and I still weigh the salt myself.",
    choices: "moderate ready within-3-months",
    additionalInfo: "I am free from 11 in the morning, which for me is the evening.",
    notes: ["1 colleague: “I still weigh the salt myself.” That is the whole application."],
  },
  {
    name: "Yuki",
    email: "yuki.research@example.com",
    currentRole: "Researcher, user experience",
    primaryGoals:
      "I interview people about what they need. Could somebody interview me? I think I would be surprised by the answers.",
    currentChallenges:
      "I left a country, a husband and a language in the same year, each for a good reason. Everyone says how brave. I function extremely well. My plants are doing great. I have not been touched by another person for most of a year, other than at the hairdresser’s, and I go there too often.",
    coachingExperience: "Three years of therapy in Osaka, finished well.",
    choices: "high planning within-month",
    isMember: true,
  },
];
