// sample: a lawyer confirms every clause, and adds the operator’s name, address and law, before launch
export const terms = {
  meta: {
    title: "Terms",
    description:
      "The agreement between you and Aurea in plain words: what the site is, what it is not, prices, applications, and how to leave.",
  },
  title: "The agreement, in plain words.",
  lead: "Whoever uses Aurea agrees to what is written here. It is short, because the site is young.",
  reviewed: "In force since 21 November 2026",
  contents: "The clauses",
  clauses: [
    {
      id: "what-it-is",
      title: "What this is",
      gist: "Practice, not treatment.",
      text: [
        "Aurea offers coaching, exercises and tools for emotional skill. Nobody here diagnoses or treats an illness, and no page of ours stands in for a doctor or a therapist.",
        "If you are in danger, or afraid of what you might do to yourself, call the emergency number of your country first. We will be here afterwards.",
      ],
    },
    {
      id: "beta",
      title: "A house still being built",
      gist: "Things may move.",
      text: [
        "The site is in beta. Parts of it are unfinished, some will change, and a few may go. What says Coming Soon cannot be bought yet. A vote for an app tells us what to make sooner; it is not an order.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      gist: "One person, one key.",
      text: [
        "Give an e-mail address at which you can be reached, keep your password to yourself, and tell us if somebody else may have it. An account is for one person, sixteen or older.",
      ],
    },
    {
      id: "prices",
      title: "Prices and payment",
      gist: "Nothing is charged on this site today.",
      text: [
        "The Explorer is free. The price of everything else is on its own page: memberships under Pricing, programs under Coaching, plus VAT, and pathways for companies under Corporate.",
        "Before you pay for anything you are told in writing what it costs, what comes with it and how it can be cancelled.",
      ],
    },
    {
      id: "applying",
      title: "Waiting lists and applications",
      gist: "Neither binds anybody.",
      text: [
        "A name on the waiting list and an application for the Partnership are both free, and neither reserves a place. We review applications personally, within 5-7 business days. The discovery call of 30 minutes is for both sides, and either may say no.",
      ],
    },
    {
      id: "quiz",
      title: "What the quiz can know",
      gist: "Five answers are five answers.",
      text: [
        "The archetypes are a way of talking about habits. They are not a test, a score or a finding about your health, and they can be wrong about you. Take what fits.",
      ],
    },
    {
      id: "our-words",
      title: "Our words and drawings",
      gist: "Use them. Ask before you pass them on for money.",
      text: [
        "Read, print and practise as much as you like for yourself. To teach from our material, publish it or sell it, please ask first.",
      ],
    },
    {
      id: "your-words",
      title: "Your words",
      gist: "They stay yours.",
      text: [
        "What you send us we use to answer you. None of it is published unless you have said yes to that very sentence, in writing.",
      ],
    },
    {
      id: "manners",
      title: "House manners",
      gist: "Leave the place as you found it.",
      text: [
        "Do not break in, flood the forms, vote by machine or come as somebody else. We may close an account that does, and we say why.",
      ],
    },
    {
      id: "leaving",
      title: "Leaving",
      gist: "Whenever you like.",
      text: [
        "Your profile has a button for it, and a letter to our support address does the same. You need not give a reason.",
      ],
      link: "What happens to your records then",
    },
    {
      id: "law",
      title: "What the law keeps for you",
      gist: "More than fits on a page.",
      text: [
        "Nothing in these clauses takes away a right that the law of your country gives you as a consumer. If a clause should turn out not to hold, the others still do. New terms appear here with their date before they apply.",
      ],
    },
  ],
} as const;
