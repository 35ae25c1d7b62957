/** A member as they know themselves. */
export type Member = {
  email: string;
  password: string;
  /** What they may be called: the last name that was acknowledged, and those that were sent since. */
  names: string[];
  renames: number;
  quizzes: string[];
  /** Where their picture may be: as with names. */
  pictures: string[];
  /** The cookies of each device that is signed in. */
  devices: string[];
};

/** What everybody was told during a day: what the site acknowledged, and how it answered. */
export function createLedger() {
  return {
    votes: [] as { slug: string; voterKey: string }[],
    /** Votes that were sent and may have been stored without an answer. */
    unansweredVotes: 0,
    members: [] as Member[],
    waitlist: [] as string[],
    applications: [] as { key: string; email: string }[],
    /** The last state that the coach was told of an application. */
    moves: new Map<string, string>(),
    notes: [] as { key: string; text: string }[],
    answers: 0,
    /** Answers of 503, which ask to come again. */
    away: 0,
    /** Connections that were cut or refused. */
    cuts: 0,
    serverErrors: [] as string[],
    unexpected: [] as string[],
    signedOut: [] as string[],
  };
}

export type Ledger = ReturnType<typeof createLedger>;
