export const coachingWeeks = {
  heading: "The nine-week blueprint, laid out on the table",
  lead: "Open any week. Nothing is held back for later, because the work is in the doing.",
  week: (n: number) => `Week ${n}: `,
  anchor: (n: number) => `week-${n}`,
  // sample: a coach confirms the exercises before launch; the themes are the specification's
  pillars: [
    {
      name: "Know Thyself",
      icon: "self",
      text: "Weeks 1 to 3. You take an honest inventory, and you do it in pencil.",
      weeks: [
        {
          n: 1,
          theme: "Life Wheel, core values and character strengths",
          text: "You draw the wheel of your life as it is, not as it reads on paper. Then you choose five values you would defend, and find the strengths that have been carrying you unpaid.",
          parts: [
            "The Life Wheel, in eight spokes",
            "Sorting forty values down to five",
            "A letter from someone who knows your strengths",
          ],
          need: "You will need: a pencil, an hour, nobody else in the room.",
        },
        {
          n: 2,
          theme: "Perception and autopilot",
          text: "You catch the story that starts before you have finished listening, and learn its opening line by heart.",
          parts: ["The three-breath gap", "A log of one automatic day", "Whose voice is that?"],
          need: "You will need: a day like any other, and a pocket notebook.",
        },
        {
          n: 3,
          theme: "Cognitive reframing",
          text: "The same event, told four ways. You pick the version that is both true and liveable.",
          parts: ["Fact, story, feeling, need", "Arguing kindly with a thought", "The reframe you will keep"],
          need: "You will need: one small thing that still annoys you.",
        },
      ],
    },
    {
      name: "Know Others",
      icon: "others",
      text: "Weeks 4 to 6. You look at what you hand to other people to carry.",
      weeks: [
        {
          n: 4,
          theme: "Shadow work",
          text: "You meet the parts you learned to hide, and ask what each one was hired to do.",
          parts: [
            "What irritates you, read as a map",
            "A conversation on paper",
            "Giving the part a better job",
          ],
          need: "You will need: two colours of ink.",
        },
        {
          n: 5,
          theme: "From fear to love",
          text: "You notice where fear is dressed as control, courtesy or being right, and try one smaller, braver sentence.",
          parts: ["The fear under the tone", "Asking without a defence", "A repair, begun"],
          need: "You will need: somebody you like, and a quarter of an hour of theirs.",
        },
        {
          n: 6,
          theme: "Forgiveness",
          text: "Slow, unforced and never on somebody else’s schedule. You put down what is heavy, and keep what it taught.",
          parts: [
            "The letter you do not send",
            "Forgiving the one who stayed silent",
            "A small ritual for an ending",
          ],
          need: "You will need: paper you are willing to lose.",
        },
      ],
    },
    {
      name: "Know the World",
      icon: "world",
      text: "Weeks 7 to 9. You build a life that fits the person you found.",
      weeks: [
        {
          n: 7,
          theme: "Cultivating desired emotional states",
          text: "You choose three feelings you want more of, and design the conditions in which each tends to visit.",
          parts: [
            "A recipe for calm, in your own words",
            "The body as a way in",
            "Weather report, morning and night",
          ],
          need: "You will need: a window, and the same seat twice a day.",
        },
        {
          n: 8,
          theme: "Designing new habits",
          text: "Habits so small that a bad day cannot break them, tied to things you already do.",
          parts: ["One anchor, one minute", "The plan for the day you forget", "Making the room help you"],
          need: "You will need: a toothbrush, a doorway, or anything else you meet each morning.",
        },
        {
          n: 9,
          theme: "The legacy manifesto",
          text: "One page. What you stand for, whom it is for, and how you mean to live on an ordinary Wednesday.",
          parts: ["First draft, badly", "Read aloud to one person", "Signed, dated, kept"],
          need: "You will need: your best pen, at last.",
        },
      ],
    },
  ],
} as const;
