import type { MovedStory } from "./stories";

/** The first application is overdue, the second is due today. */
export const waiting: readonly MovedStory[] = [
  {
    name: "Marieke T.",
    email: "marieke.t@example.org",
    currentRole: "Regional manager in home care, 140 nurses, nine teams",
    primaryGoals:
      "On an ordinary evening in week nine I would like to drive home without the radio and not notice it is quiet. I would like to eat with my sons and hear what they say.\n\nAt work I want to stop being the person who absorbs everything so that nobody else has to feel it. I do not want to become hard. I want an edge, so that I know where I end.",
    currentChallenges:
      "In the last months three of my nurses have left and I have covered their rounds myself, at night, while being their manager by day. My supervisor says I am a rock. I have started to hate that word.\n\nI cry in the car park on Thursdays. Only on Thursdays, I have no idea why. Then I fix my face and go in and somebody tells me I always look so calm.",
    coachingExperience:
      "Six sessions through work, two years ago. She was kind, and gave me a colour for my personality. I am blue, apparently.",
    choices: "absolute planning immediately",
    additionalInfo:
      "I can only talk after 20:30 or on Friday mornings. I hope that is not a reason to say no.",
    moves: [],
    dueIn: -2,
    isMember: true,
  },
  {
    name: "Dr. Jörg-Matthias W.",
    email: "joerg-matthias.w@example.com",
    currentRole: "Chief physician, anaesthesiology",
    primaryGoals:
      "To be as patient with my daughter as I am with a frightened stranger at six in the morning. To sleep without first going through the day in reverse.",
    currentChallenges:
      "For twenty-two years my work has been to remain calm while others may not. It has become the only thing I can do. My wife says that talking to me is like talking to a very good hotel.\n\nSome weeks ago I made a mistake. Nobody was harmed and the committee closed it in an hour. I have not closed it.",
    coachingExperience:
      "None. In my department, one sends other people to such things. I have sent eleven, and I should like to apologise to some of them.",
    choices: "high ready within-2-weeks",
    moves: [],
    dueIn: 0,
  },
  {
    name: "Aylin S.",
    email: "aylin.s@example.org",
    currentRole: "Founder of a design studio (seven of us)",
    primaryGoals:
      "I want to like my own company again. I want to hear a client say “we need to talk about the invoice” and feel that in my ears and not in my stomach.",
    currentChallenges:
      "I built the studio so that people like me would have a nice place to work. Now seven people have a nice place to work and I have a spreadsheet. I say yes to everything because payroll is on the 25th. In meetings I am funny. I think I am funny the way some dogs roll over.",
    coachingExperience:
      "A business coach for a year, who doubled our turnover and my working week. It was good coaching. It answered the wrong question.",
    choices: "absolute ready immediately",
    moves: ["in_review"],
    dueIn: 1,
    notes: [
      "1 coach: Knows herself well, and hides behind the jokes in the same line. Would ask her in the call what happens on the 24th of the month.",
      "1 colleague: Agree. I would invite, and let her bring the spreadsheet.",
    ],
    isMember: true,
  },
  {
    name: "Tom",
    email: "tom.geography@example.com",
    currentRole: "Geography teacher",
    primaryGoals: "To stop shouting.",
    currentChallenges: "I shout at fourteen-year-olds and then I feel fourteen.",
    choices: "moderate exploring within-3-months",
    moves: [],
    dueIn: 2,
  },
  {
    name: "Ngozi A.",
    email: "ngozi.a@example.org",
    currentRole: "Head of people at a logistics company, 600 staff",
    primaryGoals:
      "I teach resilience. I have slides. I would like to believe one of them.\n\nConcretely: to lead the next reorganisation without turning into the company’s lightning rod, and to still have some warmth left for my mother when I call on Sundays.",
    currentChallenges:
      "Everybody’s secret is with me. Who is ill, who is leaving, who will be asked to leave. I carry them like full glasses on a tray, and I have not put the tray down for three years. Lately I forget people’s names in the middle of hard conversations, which frightens me more than I have told anyone.",
    coachingExperience:
      "Certified as an internal coach myself. It means I can see what a coach is doing while they do it. Please be better than me.",
    choices: "high planning within-month",
    additionalInfo: "Please do not write to my work address; colleagues have access to it.",
    moves: ["in_review"],
    dueIn: 3,
    notes: [
      "1 coach: Forgetting names: ask, gently, whether she has seen a doctor about it. Not ours to explain.",
    ],
  },
  {
    name: "Þórdís",
    email: "thordis@example.org",
    currentRole: "Documentary film-maker, between films for longer than I say",
    primaryGoals:
      "To finish. I have 190 hours of beautiful material about other people’s courage and no cut.",
    currentChallenges:
      "Each morning I open the project and something like a hand comes down on my chest, and I answer e-mail until it is dark. I win small prizes for my pitches. My producer is loyal; I avoid him in the supermarket.\n\nMy father died during the shoot. I filmed it. I mean I filmed the week, not him. I think the film is about that and I am cutting around it.",
    choices: "absolute planning within-2-weeks",
    additionalInfo: "The first letter is pronounced like th in thin. People ask.",
    moves: ["in_review"],
    dueIn: 4,
    isMember: true,
  },
  {
    name: "Pieter-Jan van den B.",
    email: "pj.vandenb@example.com",
    currentRole: "CFO, family business (third generation, not my family)",
    primaryGoals:
      "1. Fewer headaches.\n2. Be able to disagree with the chairman in the room, and not afterwards in the lift.\n3. Find out whether I want to do this until 65. If the answer is no, know it before 60.",
    currentChallenges:
      "I am told I am unreadable. I have always regarded it as an asset. My eldest has now started to do it too, at the dinner table, with my face.",
    choices: "high ready within-month",
    moves: [],
    dueIn: 4,
  },
  {
    name: "Saoirse M.",
    email: "saoirse.viola@example.org",
    currentRole: "Violist in a symphony orchestra, second desk",
    primaryGoals:
      "To play one concert without the voice that counts my mistakes. It has perfect pitch. I would also like to tell my section leader no, once, about anything.",
    currentChallenges:
      "My hands shake. The doctor says they are healthy hands. I take a little pill before concerts that half of the strings take, and nobody speaks of it. I have begun to take it before rehearsals, and last week before the dentist.",
    coachingExperience:
      "A breathing teacher (lovely), a sports psychologist (shouted), and my grandmother, who says play for one person in the last row. That helped most.",
    choices: "high exploring within-month",
    moves: [],
    dueIn: 5,
    isMember: true,
  },
  {
    name: "Maria Fernanda de los Ángeles R. C. (please call me Mafe)",
    email: "mafe.rc@example.com",
    currentRole: "Customer success lead, and mother of three under six",
    primaryGoals:
      "I want to know what I feel before I have already said that everything is fine. In Spanish I know it, in English I am a very professional person, in Dutch I am nobody. I would like to be somebody in at least two of the three.",
    currentChallenges:
      "There is no time of the day when no one is calling my name. Sometimes I sit in the bathroom with the light off because the fan goes on with the light and then they know where I am. I love them so much. I have fantasies about a hotel room with one chair.",
    choices: "absolute planning immediately",
    additionalInfo:
      "I wrote this on my phone during three naps, so I hope it makes sense. If there is a payment in parts, I would be grateful to hear of it.",
    moves: [],
    dueIn: 6,
    isMember: true,
  },
  {
    name: "Henk",
    email: "henk.dairy@example.org",
    currentRole: "Dairy farmer. 95 cows",
    primaryGoals:
      "My daughter found you. She says I should talk to someone before I sell, not after. I would like to decide it with a clear head.",
    currentChallenges: "Up at 4:30 for forty years. Now I wake at 2.",
    choices: "moderate exploring within-month",
    additionalInfo: "Telephone is better than video. The connection is bad in the shed.",
    moves: [],
    dueIn: 7,
  },
];
