export const podcast = {
  meta: {
    title: "Podcast",
    description:
      "The Aurea podcast: slow talk about what we feel, for the end of the day. Episodes will be available soon.",
  },
  hero: {
    title: "Say it after dark.",
    lead: "The Aurea podcast: slow talk about what we feel, meant for the hour when nobody performs. Best with the lights low and one ear on the pillow.",
  },
  playerSection: {
    title: "Listen here",
    note: "Episodes will be available soon",
    /** Shown until there is a player. */
    sheet: {
      title: "Episode 1",
      rows: [
        { what: "Is", text: "A talk with one guest, in one evening" },
        { what: "Begins with", text: "What the guest nearly did not bring" },
        { what: "Recorded", text: "Not yet" },
      ],
      until: { label: "Rest in the lounge until then", href: "/lounge" },
    },
  },
  // sample: a coach confirms the four formats before launch
  formats: {
    title: "What to expect on this wavelength",
    list: [
      {
        frequency: "89.4",
        name: "One guest, one evening",
        text: "A person tells a thing they had never said aloud. We leave the pauses in.",
      },
      {
        frequency: "94.0",
        name: "The workbench",
        text: "One skill, taken apart: how to apologise, how to be angry indoors, how to end a day.",
      },
      {
        frequency: "99.7",
        name: "Letters after dark",
        text: "You write, unsigned. We read slowly and answer without fixing.",
      },
      {
        frequency: "104.2",
        name: "Two minutes of nothing",
        text: "Wind, a tap, a far-off dog. For the pocket between two meetings.",
      },
    ],
  },
  // sample: replace with the host’s own words before launch
  host: {
    title: "Your host mostly listens",
    quote: "I used to prepare forty questions. For this I bring one, and a second cup.",
    text: [
      "The voice on the other side of the table belongs to the founder of Aurea: a coach, once a team lead, still a poor sleeper. Every conversation will begin with “What did you nearly not bring?”, and end when the guest says so.",
      "The first one is still to be recorded. If you hear rain on it, it was raining.",
    ],
    drawing: "A spiral shell, drawn like an ear",
  },
  subscribe: {
    title: "Subscribe",
    /** Shown while neither address is configured. */
    later: "The podcast comes to Spotify and Apple Podcasts with the first episode. The links will be here.",
    spotify: { lead: "Follow it on", name: "Spotify" },
    apple: { lead: "Or keep it in", name: "Apple Podcasts" },
  },
} as const;

export const player = {
  load: "Load the player",
  loading: "Loading the player",
  again: "Try again",
  label: "Podcast player",
  idle: (host: string) =>
    `The player comes from ${host}. Nothing is fetched from there, and it learns nothing about you, until you press.`,
  arrived: (host: string) => `This player is sent by ${host}, which may now set cookies of its own.`,
  failed: (host: string) =>
    `The player did not arrive from ${host}. It may be down, or something in your browser is blocking it.`,
  noScript: "Loading the player needs JavaScript, which is switched off in this browser.",
} as const;
