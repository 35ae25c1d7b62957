import type { WrittenStory } from "./stories";

export const accepted: readonly WrittenStory[] = [
  {
    name: "Hanneke V.",
    email: "hanneke.v@example.org",
    currentRole: "Head of a primary school",
    primaryGoals:
      "To leave the building at five on two days of the week and not to have taken it along in my head. To know what I like. Somebody asked me at a birthday party and I said “coffee”.",
    currentChallenges:
      "Parents shout, the inspectorate writes, children are children. I can do all of that. What I cannot do is the fifteen minutes after everyone has gone, when the building hums and I do not want to go home and do not want to stay.",
    coachingExperience:
      "Peer group of heads, four years. We laugh a lot. Nobody has ever said the thing about the fifteen minutes.",
    choices: "high planning within-month",
    notes: [
      "1 coach: The fifteen minutes are where we begin.",
      "3 coach: First session on a Wednesday, at four, in the empty school. Her idea.",
    ],
    personalLine: "Let us begin with the fifteen minutes. You do not have to bring anything else.",
    isMember: true,
  },
  {
    name: "Matteo F.",
    email: "matteo.f@example.com",
    currentRole: "Chef and owner, 34 covers",
    primaryGoals:
      "I want my kitchen to be quiet. I come from kitchens where plates fly, and last month I threw one. It hit nobody. It hit everybody.",
    currentChallenges:
      "Sixteen hours, six days. I am the first to come and the last to leave and I call this example. My sous-chef cooks better when I am in the cellar. I have tested it.",
    choices: "absolute ready immediately",
    additionalInfo: "Sorry for my English. I speak with the hands.",
    notes: ["2 coach: Call at 15:10, between services. Speaks with his hands, also on the telephone."],
    isMember: true,
  },
  {
    name: "Ruth N.",
    email: "ruth.n@example.org",
    currentRole: "Judge in family matters",
    primaryGoals:
      "To put cases down. I should like a ritual between the courtroom and my kitchen which is not a glass of white wine.",
    currentChallenges:
      "I decide where children will live. I do it carefully and I am seldom overturned. At three in the morning another court sits, in which I am overturned every time.",
    coachingExperience: "Intervision among judges, which is courteous.",
    choices: "high ready within-month",
    additionalInfo: "I need complete discretion and assume it.",
    notes: ["1 colleague: Discretion: no notes with details here, please. Paper only, in the cabinet."],
  },
  {
    name: "Søren L.",
    email: "soren.l@example.com",
    currentRole: "Architect, partner in a practice of twelve",
    primaryGoals:
      "I have designed eleven houses for other families in which I would like to live. I would like to live in mine.",
    currentChallenges:
      "My partner and I have not argued in nine years. I thought that this was harmony. He has now told me that he is leaving the practice, in a letter, with excellent typography.",
    choices: "moderate ready within-3-months",
    personalLine:
      "You asked whether nine years without an argument can be undone. We think so, one sentence at a time.",
    isMember: true,
  },
  {
    name: "Fatima Z.",
    email: "fatima.z@example.org",
    currentRole: "Team lead, emergency department (nurse for 19 years)",
    primaryGoals:
      "I want to be tired like other people. From walking, from dancing, from a long day. Not like this.\n\nI want to laugh at home. I am known for my laugh, at work they hear me two floors up. My daughter asked why I only do it on the phone with colleagues.",
    currentChallenges:
      "In the pandemic I was strong because it was needed. Then it was over, and nobody told my body. When the phone vibrates on the table I am already standing. I do the roster, so I give myself the bad shifts, since that is fair. My team has started to take care of me and I cannot bear it.",
    coachingExperience: "Trauma counselling offered by the hospital, five talks. Good, too short.",
    choices: "absolute planning immediately",
    additionalInfo:
      "My husband supports this. He read it first, and then he made tea, and then he said send it.",
    isUrgent: true,
    notes: [
      "1 coach: Read this aloud to R. We were both quiet for a while. Invite today, do not let it lie.",
      "2 coach: She laughed in the call. You can indeed hear it two floors up.",
    ],
    personalLine: "Your husband was right to make tea. We will take this slowly.",
    isMember: true,
  },
  {
    name: "Claire B.",
    email: "claire.writes@example.com",
    currentRole: "Novelist",
    primaryGoals: "To write the second book without the first one reading over my shoulder.",
    currentChallenges:
      "The first one did well. That is the problem, and I know how it sounds. I have been on forty stages saying clever things about a woman I used to be. I have a contract, a deadline and a very tidy house.",
    choices: "high ready within-2-weeks",
    notes: ["2 colleague: Wants to work in the mornings only, “before the house gets tidy”."],
  },
  {
    name: "Jos",
    email: "jos.district@example.org",
    currentRole: "Team chief, police",
    primaryGoals:
      "To talk with my son (17). He has long hair, he protests, he is a fine lad. I stand in front of him like it is a road block.",
    currentChallenges:
      "28 years in. I have been to everything you can think of and I have told it all as funny stories. There is a drawer of stories that are not funny. It is getting full. My doctor used the word “armour” and my wife nodded too fast.",
    coachingExperience: "Company welfare officer. Decent man. He outranks me by one, so.",
    choices: "high planning within-month",
    additionalInfo: "Don’t want this in any file at work.",
    notes: [
      "1 coach: Some of the drawer belongs with a trauma specialist. The son belongs with us. Say both in the call.",
      "2 coach: Said both. He has an appointment with a specialist next month. Good.",
    ],
    isMember: true,
  },
  {
    name: "Anneliese Q.",
    email: "anneliese.q@example.com",
    currentRole: "Theatre director",
    primaryGoals:
      "I would like to want something without an opening night. I would like to come to rehearsal curious instead of prepared.",
    currentChallenges:
      "I can make an actor weep in four minutes and have always believed that this was for the play. Not long ago a young colleague told me, very politely, what it was like. She was right. I have slept badly since, which I consider progress.",
    coachingExperience: "Psychoanalysis, six years, in my thirties. I recommend it and would not repeat it.",
    choices: "absolute ready immediately",
    personalLine: "Come unprepared. We shall try to do the same.",
  },
  {
    name: "Ines & not only Ines",
    email: "ines.choir@example.org",
    currentRole: "Pastor in two parishes, mother of twins",
    primaryGoals:
      "To pray again without making an outline. To have one conversation a week in which nobody looks relieved afterwards.",
    currentChallenges:
      "I bury, I baptise, I find the key to the boiler room. On Mondays, my free day, I sit in the car in front of the swimming pool and do not go in. People tell me that I have such a light about me. I know exactly where the switch is, that is all.",
    coachingExperience: "A spiritual director, who died. I have not looked for another.",
    choices: "high planning within-month",
    additionalInfo: "The “not only” in my name is for my twins, who were on my lap.",
    notes: ["2 coach: She knows where the switch is. Begin with who pays for the electricity."],
    isMember: true,
  },
  {
    name: "Hiroko & Sons Ltd., i.e. Hiroko",
    email: "hiroko.tea@example.com",
    currentRole: "Tea importer, second generation",
    primaryGoals:
      "My father signed every box by hand. I want to stop signing boxes and still deserve the name on them.",
    currentChallenges:
      "There are no sons. It is just on the sign. Each customer asks after them and for thirty years I have said that they are well.",
    choices: "high ready within-month",
    notes: ["2 coach: Three hours after the call a box of tea arrived. Unsigned. A beginning."],
    personalLine: "Please leave the sons at home. We are looking forward to you.",
  },
  {
    name: "Katarzyna Ż.",
    email: "katarzyna.z@example.org",
    currentRole: "Surgeon in training, fifth year of six",
    primaryGoals:
      "I do not want to be finished with medicine before I have finished medicine.\n\nA smaller one: to eat a meal sitting down, on a plate, without a pager on the table.",
    currentChallenges:
      "They teach us hands. Nobody says what to do with the rest. A while ago I had to tell a man of my own age, and he comforted me. He was very good at it. I think of it in every lift.",
    coachingExperience: "A mentor, who advised a hobby. I bought a kayak. It is in the hall.",
    choices: "absolute exploring within-2-weeks",
    notes: [
      "1 colleague: Cannot pay all of it at once. Could she have twelve parts?",
      "1 coach: She could.",
      "3 coach: The kayak has been in the water. She sent a picture of a plate.",
    ],
    isMember: true,
  },
  {
    name: "Ed",
    email: "ed.removals@example.com",
    currentRole: "Removal man, own van, then four vans",
    primaryGoals: "Say sorry to my brother. Don’t know how to start. Have started eleven texts.",
    currentChallenges:
      "We built the firm together. I carry other families’ sofas up four floors and I can’t get one sentence over the street, he lives opposite. My back’s fine, funnily.",
    choices: "absolute ready immediately",
    additionalInfo: "The lady who did your lounge page, tell her cheers.",
    notes: [
      "1 coach: The shortest way in the whole pile: one street.",
      "3 coach: Text number twelve was sent from our second session. It said “tea?”. He is across the street now.",
    ],
    isMember: true,
  },
  {
    name: "Noémie",
    email: "noemie.glass@example.org",
    currentRole: "Glassblower; teaches apprentices",
    primaryGoals: "To let something break without hurrying to be the one who sweeps.",
    currentChallenges:
      "At the furnace I am patient as a cow. With people I cool too fast and then there are cracks that one only sees weeks later. My best apprentice left. She wrote on the door, in chalk, thank you and enough.",
    choices: "moderate planning within-3-months",
    notes: ["2 colleague: She has not wiped the chalk away. Nor should she."],
  },
];
