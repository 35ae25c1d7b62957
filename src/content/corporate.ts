export const corporate = {
  meta: {
    title: "Corporate wellbeing",
    description:
      "Emotional skill for organisations: three pathways from $50,000, from managers’ workshops to a whole-organisation program. It begins with a 15-minute clarity call.",
  },
  hero: {
    title: "The work gets done. The people are running out.",
    lead: "A corporate wellbeing program for organisations that would like to keep both. This page takes three minutes to read.",
    action: "Book a 15-minute clarity call",
    facts: [
      { term: "Pathways", text: "Three, from $50,000" },
      { term: "Reach", text: "100 people to the whole organisation" },
      { term: "Begins with", text: "A call of 15 minutes" },
    ],
    picture:
      "An office before anybody is in: three desks, one lamp left on, and the sun on the horizon in the window",
    pause: "Pause film",
    play: "Play film",
  },
  painPoints: {
    title: "What you hear, and what it may be",
    list: [
      {
        said: "Nothing in particular. I just need a change.",
        name: "Turnover without a reason.",
        text: "The exit interview is polite, the reason is a year old, and it was never about the salary.",
      },
      {
        said: "I am fine, only a bit tired.",
        name: "Burnout where nobody is looking.",
        text: "The ones who carry most report least. You find out from a doctor’s note.",
      },
      {
        said: "Let us take that offline.",
        name: "Conflict that goes underground.",
        text: "The meeting ends early, and the real one goes on for weeks in pairs.",
      },
      {
        said: "We already have an app for that.",
        name: "Benefits that nobody opens.",
        text: "The licence is paid for. Most people have forgotten the password.",
      },
    ],
  },
  statistics: {
    title: "Three figures, drawn to scale",
    figures: [
      {
        figure: "ratio",
        label: "One square on the left, four of the same size on the right",
        number: "4:1",
        text: "The return on each dollar put into treating depression and anxiety, in better health and productivity.",
        source:
          "World Health Organization, April 2016, on a study by Chisholm and others in The Lancet Psychiatry, 2016. It looked at treatment in 36 countries, not at coaching.",
      },
      {
        figure: "dial",
        label: "A dial of one hundred marks, fifty-eight of them drawn long",
        number: "58%",
        text: "The share of performance at work that Bradberry and Greaves tie to emotional intelligence.",
        source:
          "Bradberry and Greaves, Emotional Intelligence 2.0, TalentSmart, 2009. They publish the test they measured with.",
      },
      {
        figure: "doors",
        label: "Twenty doors, seven of them closed because nobody left through them",
        number: "35%",
        text: "The reduction in turnover that the trade often quotes for programs like this one: of twenty who would have left, seven stay.",
        source:
          "A claim of those who sell wellbeing programs, us included, and quoted here as a claim. Your own count of leavers is the better figure.",
      },
    ],
    note: "Other people’s figures, not our measurement. Yours are taken in the third step below.",
  },
  // sample: a coach confirms how each term is worded before launch
  foundingPartner: {
    title: "Founding Partner Program",
    lead: "Founding partners say what works and what does not, while it can still be changed. In exchange, three terms.",
    terms: [
      {
        name: "A preferential permanent discount",
        text: "On every pathway, in every later year. It does not lapse when the program grows.",
      },
      {
        name: "Enhanced customization",
        text: "Your vocabulary, your hard cases, your calendar. Workshops use situations your managers bring.",
      },
      {
        name: "An optional featured case study",
        text: "Published only with your approval, of every word and every number. Or not at all.",
      },
    ],
    sign: { you: "For you", us: "For Aurea" },
  },
  pathways: {
    title: "Three pathways, in figures you can forward",
    lead: "Each Learn More leads to our booking calendar, which opens in a new tab.",
    rows: { reach: "Who it reaches", deliverables: "Deliverables", outcomes: "Expected outcomes" },
    action: "Learn More",
    about: "about",
    // sample: kick-off, measures and every outcome line are confirmed by a coach before launch
    list: [
      {
        name: "Foundation for Well-being",
        icon: "self",
        prefix: "starting at",
        price: "$50,000",
        badge: null,
        reach: "Up to 100 people",
        deliverables: [
          "Toolkit access for up to 100 people",
          "A manager workshop for up to 15 managers",
          "A kick-off session for everyone",
        ],
        outcomes: ["One shared language for strain", "Managers who notice before the sick note"],
      },
      {
        name: "Journey to Resilience",
        icon: "others",
        prefix: "from",
        price: "$90,000",
        badge: "Most popular",
        reach: "Up to 200 people",
        deliverables: [
          "Toolkit access for up to 200 people",
          "The manager workshop, for up to 15 managers",
          "6 months of integration support",
          "The same short questions before, midway and after",
        ],
        outcomes: [
          "Hard conversations held within the week",
          "Fewer surprises in sick leave",
          "A practice that outlasts the program",
        ],
      },
      {
        name: "Cultivating a Thriving Ecosystem",
        icon: "world",
        prefix: "from",
        price: "$150,000",
        badge: null,
        reach: "The whole organisation",
        deliverables: [
          "Organisation-wide toolkit access",
          "A 6-month leadership cohort",
          "Everything in Journey to Resilience",
        ],
        outcomes: [
          "Leaders who go first",
          "Wellbeing on the agenda when you decide",
          "Your own people able to carry it on",
        ],
      },
    ],
  },
  // sample: a coach confirms this before launch
  process: {
    title: "How it goes",
    steps: [
      {
        name: "Discovery & Alignment",
        text: "We listen to a dozen people you choose and a few you do not. You get back what we heard, on two pages.",
      },
      {
        name: "Strategic Co-Design",
        text: "You, one sceptic and us, at one table. We decide what to leave out first.",
      },
      {
        name: "Deliver & Measure",
        text: "The program runs in working hours. The questions of the first day are asked again on the last, and you see both sets, including where nothing moved.",
      },
    ],
  },
  call: {
    title: "A quarter of an hour, one honest number.",
    lead: "Bring the figure that worries you most. We say in 15 minutes whether we can help with it, and if we cannot, who might.",
    action: "Book the clarity call",
    clock: "A clock face with one quarter of an hour marked",
  },
} as const;
