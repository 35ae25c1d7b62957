// sample: the founder, the ages and the story are invented; replace them with the coach’s own before launch
export const about = {
  meta: {
    title: "About",
    description:
      "How Aurea began: an empty chair in a kitchen, ten quiet minutes, one question, and the thirteen stops of the road.",
  },
  hero: {
    title: "Someone put out a chair. It\u00a0took\u00a0me thirty-three years to sit down.",
    lead: "Aurea began in a kitchen, with one friend, one question and no advice. This is how it got from there to you.",
    picture: "Thirteen small stone cairns lead over the dunes and up a ridge, with the sun low behind them",
    caption: "Thirteen cairns. Each one is a stop further down this page.",
  },
  bio: {
    title: "I was the calm one.",
    picture: "An empty chair beside a table with a cup and an open notebook, under a window with a sunrise",
    caption: "Portrait of the founder, out of the room",
    first: "You will not find my face here. The work is done by whoever sits in the chair, and that is you.",
    texts: [
      "For eleven years I led product teams, and I was good at it in the way a dam is good at water. I held. People asked how I stayed so steady, and I had an answer ready, with three points.",
      "What I know now I learned late: from teachers, from training as a coach, and mostly from people who let me be present while they told the truth for the first time. I hold no secret. I hold a pencil, a clock and a question, and I do not look away.",
    ],
    sign: "The founder, who still makes the coffee",
  },
  timeline: {
    title: "Thirteen stops, in order of walking",
    note: "The line swings left when it was heavy and right when it was light. It is drawn from memory.",
    heavy: "heavy",
    light: "light",
    steps: [
      {
        age: "Six",
        name: "Under the table",
        text: "The grown-ups argue. You can tell a great deal from shoes. I learn to read a room before I can read.",
      },
      {
        age: "Eleven",
        name: "Taking it well",
        text: "Somebody at a funeral says how brave I am being. I decide to go on being brave.",
      },
      {
        age: "Seventeen",
        name: "A timetable",
        text: "Every hour has a colour. There is no colour for nothing, so nothing never happens.",
      },
      {
        age: "Twenty-two",
        name: "First office",
        text: "I get the job for staying late. I keep it for the same reason, and call that ambition.",
      },
      {
        age: "Twenty-nine",
        name: "Two phones",
        text: "One for work, one for people. I answer the first at dinner and the second hardly ever.",
      },
      {
        age: "Thirty-three",
        name: "The car park",
        text: "Engine off, hands on the wheel, forty minutes. I could not have told you what I felt. That was the whole trouble.",
      },
      {
        age: "Thirty-three",
        name: "A kitchen chair",
        text: "A friend pulls one out for me and says: ten minutes, no advice. I cry about a dog I had when I was nine.",
      },
      {
        age: "Thirty-four",
        name: "The first notebook",
        text: "One question before breakfast. Most answers are two lines. Some mornings the answer is “no”.",
      },
      {
        age: "Thirty-six",
        name: "Back to school",
        text: "Coaching, grief work, the psychology of habit. I read the old alchemists too, for their drawings.",
      },
      {
        age: "Thirty-eight",
        name: "Three figures",
        text: "A circle, a horizon, a triangle in a square. The notes of four years fit on one napkin.",
      },
      {
        age: "Thirty-nine",
        name: "Seven strangers",
        text: "A borrowed room above a bakery. Nine weeks. Nobody is in a hurry to leave at the end of the ninth.",
      },
      {
        age: "Forty-one",
        name: "A name",
        text: "Aurea, from the Latin for golden. Not because we shine. Gold is what is left when you stop burning.",
      },
      {
        age: "Now",
        name: "The door is open",
        text: "A quiz, a lounge, a program, a box of small tools. The chair came too. It still asks for ten minutes.",
      },
    ],
  },
  visionAndMission: {
    label: "Vision and mission",
    vision: {
      title: "Vision",
      text: "A world where people say what they feel",
      end: "while it is still small.",
    },
    mission: {
      title: "Mission",
      text: "We teach emotional skill the way one teaches a craft: at a bench, with simple tools, a little every day, beside someone who has made the mistakes already.",
    },
  },
  principles: {
    title: "Six guiding principles",
    list: [
      {
        name: "Nothing is wrong with you until proven otherwise.",
        text: "A feeling is a message that came to the right address. We open it before we argue with it.",
      },
      {
        name: "The body hears first.",
        text: "Jaw, shoulders, stomach. We ask them before we ask for reasons.",
      },
      {
        name: "Small, and again tomorrow.",
        text: "A short while each day will outlast any weekend in the mountains.",
      },
      {
        name: "No one is hurried past grief.",
        text: "It has its own walking speed. We know how to walk slowly.",
      },
      {
        name: "Plain words.",
        text: "If your grandmother would not say it at the table, neither\u00a0do\u00a0we.",
      },
      {
        name: "You leave with the tools.",
        text: "Good coaching makes itself unnecessary. We measure ours by how seldom you need us.",
      },
    ],
  },
  journey: {
    title: "A transformation journey, row by row",
    before: "Before",
    after: "After",
    rows: [
      {
        before: "“I’m fine,” before the question is finished.",
        after: "“Ask me again at six. I’ll know by then.”",
      },
      { before: "Lists at two in the morning.", after: "One line in a notebook, and the lamp goes off." },
      {
        before: "Saying yes, and paying for it on Sunday.",
        after: "Saying “let\u00a0me\u00a0look”, and looking.",
      },
      {
        before: "A calm that is really a held breath.",
        after: "A calm that has had its cry and been aired.",
      },
      { before: "Everyone else’s weather, all day long.", after: "Your own, with a coat if it needs one." },
    ],
  },
  next: {
    label: "Where to next",
    before: "From here you can ",
    lounge: { label: "sit in the lounge", href: "/lounge" },
    between: " for\u00a0a\u00a0while, or ",
    products: { label: "look at the tools", href: "/products" },
    after: " on the\u00a0bench.",
    note: "Both are free to enter. You may leave your shoes on.",
  },
} as const;
