import type { Story } from "./stories";

export const accepted: readonly Story[] = [
  {
    form: {
      name: "Hanneke V.",
      email: "hanneke.v@example.org",
      currentRole: "Head of a primary school",
      primaryGoals:
        "To leave the building at five on two days of the week and not to have taken it along in my head. To know what I like. Somebody asked me at a birthday party and I said “coffee”.",
      currentChallenges:
        "Parents shout, the inspectorate writes, children are children. I can do all of that. What I cannot do is the fifteen minutes after everyone has gone, when the building hums and I do not want to go home and do not want to stay.",
      coachingExperience:
        "Peer group of heads, four years. We laugh a lot. Nobody has ever said the thing about the fifteen minutes.",
      commitmentLevel: "high",
      investmentReadiness: "planning",
      timeline: "within-month",
    },
    moves: ["in_review", "invited", "accepted"],
    notes: [
      { step: 1, by: "coach", text: "The fifteen minutes are where we begin." },
      { step: 3, by: "coach", text: "First session on a Wednesday, at four, in the empty school. Her idea." },
    ],
    personalLine: "Let us begin with the fifteen minutes. You do not have to bring anything else.",
    isMember: true,
  },
  {
    form: {
      name: "Matteo F.",
      email: "matteo.f@example.com",
      currentRole: "Chef and owner, 34 covers",
      primaryGoals:
        "I want my kitchen to be quiet. I come from kitchens where plates fly, and last month I threw one. It hit nobody. It hit everybody.",
      currentChallenges:
        "Sixteen hours, six days. I am the first to come and the last to leave and I call this example. My sous-chef cooks better when I am in the cellar. I have tested it.",
      commitmentLevel: "absolute",
      investmentReadiness: "ready",
      timeline: "immediately",
      additionalInfo: "Sorry for my English. I speak with the hands.",
    },
    moves: ["in_review", "invited", "accepted"],
    notes: [
      {
        step: 2,
        by: "coach",
        text: "Call at 15:10, between services. Speaks with his hands, also on the telephone.",
      },
    ],
    isMember: true,
  },
  {
    form: {
      name: "Ruth N.",
      email: "ruth.n@example.org",
      currentRole: "Judge in family matters",
      primaryGoals:
        "To put cases down. I should like a ritual between the courtroom and my kitchen which is not a glass of white wine.",
      currentChallenges:
        "I decide where children will live. I do it carefully and I am seldom overturned. At three in the morning another court sits, in which I am overturned every time.",
      coachingExperience: "Intervision among judges, which is courteous.",
      commitmentLevel: "high",
      investmentReadiness: "ready",
      timeline: "within-month",
      additionalInfo: "I need complete discretion and assume it.",
    },
    moves: ["in_review", "invited", "accepted"],
    notes: [
      {
        step: 1,
        by: "colleague",
        text: "Discretion: no notes with details here, please. Paper only, in the cabinet.",
      },
    ],
  },
  {
    form: {
      name: "Søren L.",
      email: "soren.l@example.com",
      currentRole: "Architect, partner in a practice of twelve",
      primaryGoals:
        "I have designed eleven houses for other families in which I would like to live. I would like to live in mine.",
      currentChallenges:
        "My partner and I have not argued in nine years. I thought that this was harmony. He has now told me that he is leaving the practice, in a letter, with excellent typography.",
      commitmentLevel: "moderate",
      investmentReadiness: "ready",
      timeline: "within-3-months",
    },
    moves: ["in_review", "invited", "accepted"],
    personalLine:
      "You asked whether nine years without an argument can be undone. We think so, one sentence at a time.",
    isMember: true,
  },
  {
    form: {
      name: "Fatima Z.",
      email: "fatima.z@example.org",
      currentRole: "Team lead, emergency department (nurse for 19 years)",
      primaryGoals:
        "I want to be tired like other people. From walking, from dancing, from a long day. Not like this.\n\nI want to laugh at home. I am known for my laugh, at work they hear me two floors up. My daughter asked why I only do it on the phone with colleagues.",
      currentChallenges:
        "In the pandemic I was strong because it was needed. Then it was over, and nobody told my body. When the phone vibrates on the table I am already standing. I do the roster, so I give myself the bad shifts, since that is fair. My team has started to take care of me and I cannot bear it.",
      coachingExperience: "Trauma counselling offered by the hospital, five talks. Good, too short.",
      commitmentLevel: "absolute",
      investmentReadiness: "planning",
      timeline: "immediately",
      additionalInfo:
        "My husband supports this. He read it first, and then he made tea, and then he said send it.",
    },
    isUrgent: true,
    moves: ["in_review", "invited", "accepted"],
    notes: [
      {
        step: 1,
        by: "coach",
        text: "Read this aloud to R. We were both quiet for a while. Invite today, do not let it lie.",
      },
      { step: 2, by: "coach", text: "She laughed in the call. You can indeed hear it two floors up." },
    ],
    personalLine: "Your husband was right to make tea. We will take this slowly.",
    isMember: true,
  },
  {
    form: {
      name: "Claire B.",
      email: "claire.writes@example.com",
      currentRole: "Novelist",
      primaryGoals: "To write the second book without the first one reading over my shoulder.",
      currentChallenges:
        "The first one did well. That is the problem, and I know how it sounds. I have been on forty stages saying clever things about a woman I used to be. I have a contract, a deadline and a very tidy house.",
      commitmentLevel: "high",
      investmentReadiness: "ready",
      timeline: "within-2-weeks",
    },
    moves: ["in_review", "invited", "accepted"],
    notes: [
      { step: 2, by: "colleague", text: "Wants to work in the mornings only, “before the house gets tidy”." },
    ],
  },
  {
    form: {
      name: "Jos",
      email: "jos.district@example.org",
      currentRole: "Team chief, police",
      primaryGoals:
        "To talk with my son (17). He has long hair, he protests, he is a fine lad. I stand in front of him like it is a road block.",
      currentChallenges:
        "28 years in. I have been to everything you can think of and I have told it all as funny stories. There is a drawer of stories that are not funny. It is getting full. My doctor used the word “armour” and my wife nodded too fast.",
      coachingExperience: "Company welfare officer. Decent man. He outranks me by one, so.",
      commitmentLevel: "high",
      investmentReadiness: "planning",
      timeline: "within-month",
      additionalInfo: "Don’t want this in any file at work.",
    },
    moves: ["in_review", "invited", "accepted"],
    notes: [
      {
        step: 1,
        by: "coach",
        text: "Some of the drawer belongs with a trauma specialist. The son belongs with us. Say both in the call.",
      },
      { step: 2, by: "coach", text: "Said both. He has an appointment with a specialist next month. Good." },
    ],
    isMember: true,
  },
  {
    form: {
      name: "Anneliese Q.",
      email: "anneliese.q@example.com",
      currentRole: "Theatre director",
      primaryGoals:
        "I would like to want something without an opening night. I would like to come to rehearsal curious instead of prepared.",
      currentChallenges:
        "I can make an actor weep in four minutes and have always believed that this was for the play. Not long ago a young colleague told me, very politely, what it was like. She was right. I have slept badly since, which I consider progress.",
      coachingExperience:
        "Psychoanalysis, six years, in my thirties. I recommend it and would not repeat it.",
      commitmentLevel: "absolute",
      investmentReadiness: "ready",
      timeline: "immediately",
    },
    moves: ["in_review", "invited", "accepted"],
    personalLine: "Come unprepared. We shall try to do the same.",
  },
  {
    form: {
      name: "Ines & not only Ines",
      email: "ines.choir@example.org",
      currentRole: "Pastor in two parishes, mother of twins",
      primaryGoals:
        "To pray again without making an outline. To have one conversation a week in which nobody looks relieved afterwards.",
      currentChallenges:
        "I bury, I baptise, I find the key to the boiler room. On Mondays, my free day, I sit in the car in front of the swimming pool and do not go in. People tell me that I have such a light about me. I know exactly where the switch is, that is all.",
      coachingExperience: "A spiritual director, who died. I have not looked for another.",
      commitmentLevel: "high",
      investmentReadiness: "planning",
      timeline: "within-month",
      additionalInfo: "The “not only” in my name is for my twins, who were on my lap.",
    },
    moves: ["in_review", "invited", "accepted"],
    notes: [
      {
        step: 2,
        by: "coach",
        text: "She knows where the switch is. Begin with who pays for the electricity.",
      },
    ],
    isMember: true,
  },
];
