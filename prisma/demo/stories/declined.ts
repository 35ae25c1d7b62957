import type { WrittenStory } from "./stories";

export const declined: readonly WrittenStory[] = [
  {
    name: "Rick",
    email: "rick.closer@example.com",
    currentRole: "Sales director",
    primaryGoals:
      "Increase my close rate from 31 to 45 percent by Q2 using emotional intelligence. Please confirm that you measure this.",
    currentChallenges: "Team does not have the right mindset.",
    coachingExperience: "Nine coaches so far. Can send you a ranking.",
    choices: "high ready immediately",
    notes: ["2 coach: Friendly call. We agreed within ten minutes that we do not sell what he wants to buy."],
  },
  {
    name: "Sofie D.",
    email: "sofie.d@example.org",
    currentRole: "On sick leave, before that project manager",
    primaryGoals: "To get out of bed and mean it.",
    currentChallenges:
      "It has been seven months. I do not really eat and I do not see people. My sister filled in the first two fields of this form and then I took over because I wanted to see if I could. That took the afternoon. I am not sure what I am asking.",
    choices: "absolute exploring immediately",
    additionalInfo: "I do have a doctor. I have not told him all of it.",
    isUrgent: true,
    notes: [
      "0 colleague: Please read this one today. Coaching is not what she needs first.",
      "2 coach: Called her within the hour. She agreed that her sister goes with her to the doctor, and that I may call again.",
      "3 coach: Called again. They went. She has a referral. The lounge stays open to her, and so does my number.",
    ],
    personalLine:
      "It took you an afternoon to write to us, and we are glad that you did. What you carry needs a doctor’s help before a coach’s, and you have taken that step already. We will keep thinking of you.",
    isMember: true,
  },
  {
    name: "Karel H.",
    email: "karel.hr@example.com",
    currentRole: "HR manager",
    primaryGoals:
      "This is for an employee, not for myself. He is our best engineer and he is difficult. We would like him to become less difficult within the year. He does not know about this yet.",
    currentChallenges: "Several colleagues have asked to be moved to another floor.",
    choices: "moderate ready within-month",
    notes: [
      "2 colleague: Told him that we work with people who ask for it themselves, and showed him the corporate page.",
    ],
  },
  {
    name: "Jean-Baptiste L.",
    email: "jb.l@example.org",
    currentRole: "Student of philosophy, 3rd year (also: bicycle courier)",
    primaryGoals:
      "To find the difference between a problem and a question. I suspect that my life is a question and that I treat it as a problem. I would be content with nine weeks of somebody asking well.",
    currentChallenges:
      "I think so much that the soup burns. My girlfriend has bought a timer. It is a beautiful timer; I look at it.",
    choices: "high exploring within-3-months",
    additionalInfo: "I can pay 40 euros a month, and deliver anything anywhere in the city.",
    notes: [
      "1 coach: A delight. The price is out of the question for him, and he should not borrow for us.",
      "2 coach: Suggested the quiz and the lounge now, and the Collective when a place with a bursary opens. He sent a drawing of the timer.",
    ],
    personalLine: "Please keep asking. It suits you.",
    isMember: true,
  },
  {
    name: "M.",
    email: "m.anon@example.com",
    currentRole: "-",
    primaryGoals: "less",
    currentChallenges: "more",
    choices: "moderate exploring within-3-months",
    notes: [
      "1 colleague: A poem, or a test? Invited, to find out.",
      "2 colleague: Two letters without an answer. Closing it kindly.",
    ],
  },
  {
    name: "Dagmar W.",
    email: "dagmar.w@example.org",
    currentRole: "Management consultant, soon partner",
    primaryGoals:
      "I sleep five hours and would like to optimise that to four and a half without loss of mood. I track mood. I can share the file.",
    currentChallenges:
      "Efficiency at the emotional level. I have read 61 books on the subject this year, in summary form. The curve is flat.",
    coachingExperience: "Executive coach through the firm. He has burned out.",
    choices: "absolute ready immediately",
    notes: [
      "2 coach: I liked her. Said that we would begin by sleeping seven hours. She thanked me and asked for someone faster.",
    ],
  },
  {
    name: "Priya R.",
    email: "priya.r@example.com",
    currentRole: "Product manager, on parental leave",
    primaryGoals:
      "To return to work as one person. At the moment there is the one from before, whom they expect, and the one who sings about a duck.",
    currentChallenges:
      "I miss thinking. When I think, I miss the baby. I have been seeing a coach for some months whom I like, and I would like a second opinion from you, so to speak.",
    choices: "moderate planning within-3-months",
    notes: ["2 coach: Two coaches pull at one thread. Encouraged her to stay where she is liked."],
    personalLine: "You have someone at your side whom you like. That is worth more than a second opinion.",
    isMember: true,
  },
  {
    name: "Olivier",
    email: "olivier.o@example.org",
    currentRole: "Retired (tax inspector)",
    primaryGoals:
      "My wife died two years ago. I was going to learn to cook. I have learned to cook. Now I do not know what is next on the list, as she kept the list.",
    currentChallenges:
      "Evenings from seven to ten. Also Sundays. I attend things. People are glad that I attend. I am the only one at bridge who plays to lose time.",
    choices: "high ready within-month",
    notes: [
      "1 coach: Does he need a coach, or company? Ask him.",
      "2 coach: He laughed and said company. I named two cooking tables and the grief café in his town. He wants to help out in its kitchen.",
    ],
    personalLine: "We hear that the café has a new cook. Should the evenings get long again, write to us.",
  },
  {
    name: "Beatrix the Third of That Name",
    email: "beatrix.iii@example.com",
    currentRole: "It says so above",
    primaryGoals:
      "I object to the word “goals”. I object to the asterisk behind it as well. I am eighty-two and I wish to be less cross.",
    currentChallenges: "Forms.",
    coachingExperience: "Two husbands.",
    choices: "absolute ready immediately",
    additionalInfo: "At my age one should offer “immediately” first.",
    notes: [
      "1 colleague: I want to be her when I grow up.",
      "2 coach: An hour instead of thirty minutes. She decided against us herself: “I find that I enjoy being cross, and I am good at it.”",
    ],
    personalLine: "It was an honour. Stay as cross as you like.",
  },
  {
    name: "Fleur van O.",
    email: "fleur.vano@example.com",
    currentRole: "Lawyer, mergers and acquisitions",
    primaryGoals: "To win custody. And to appear calmer while doing so.",
    currentChallenges:
      "My ex-husband has a coach and it shows. I need one who is better, before the hearing on the 14th.",
    choices: "absolute ready immediately",
    notes: [
      "1 coach: Under all the armour somebody is frightened. Talk to her, even if it is not with us.",
      "2 coach: We do not arm anybody. Gave her the names of two mediators; she wrote both of them down.",
    ],
    personalLine: "If the day comes when there is nothing to win, we would like to hear how you are.",
  },
];
