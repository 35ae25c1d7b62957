import { all, none } from "./promise-bounds.mjs";

const built = (rows) => rows.map((row) => ({ ...row, on: ["built"] }));

const exactVotes = {
  promise: "votes are exact, over several processes, to the unit",
  figures: { "votes-off-the-count": none, "vote-errors": none },
};
const toldElsewhere = {
  promise: "a vote in one instance moves the number in another",
  figures: { "vote-told-another-instance": { atMost: 3_000 } },
  on: ["postgresql"],
};

/** What npm run test:reliability shows. */
export const reliability = [
  exactVotes,
  toldElsewhere,
  {
    promise: "what was acknowledged is there after kill -9, twenty times under load",
    figures: { "acknowledged-before-kills": { atLeast: 20_000 }, "acknowledged-missing": none },
  },
  {
    promise: "a form that was sent is one record and one mail, whatever was lost or killed",
    figures: {
      "killed-intakes": { atLeast: 20 },
      "killed-intake-lost": none,
      "killed-intake-duplicates": none,
      "shaky-server-undelivered": none,
      "shaky-server-duplicates": none,
    },
  },
  {
    promise: "an announcement reaches each reader once, whatever was killed on its way",
    figures: {
      "announced-to": { atLeast: 5_000 },
      "announcement-kills": { atLeast: 2 },
      "announcement-lost": none,
      "announcement-twice": none,
      "announcement-copies-under-one-id": { atMost: 10 },
    },
  },
  {
    promise: "a backup holds everything; a restore and a move to the other database lose nothing",
    figures: {
      "backup-votes-lost": none,
      "backup-and-restore": { atMost: 60_000 },
      "move-tables-that-differ": none,
    },
  },
  {
    promise: "a migration that was killed goes on at the next start, by itself",
    figures: {
      "half-done-migrations-resumed": { atLeast: 1 },
      "starts-after-kill-while-migrating": { atLeast: 20 },
    },
  },
  {
    promise: "who leaves takes everything along: rows, letters on disk, pages of the database",
    figures: { "rows-left-of-who-left": none, "letters-left-of-who-left": none },
  },
  {
    promise: "a wrong, weak or missing setting keeps it from starting, in one line that names it",
    figures: { "settings-refused-in-one-line": all },
    on: ["npm start"],
  },
  {
    promise: "a secret that a kill left cut is made anew, or asked for where something depends on it",
    figures: { "cut-secrets-healed-or-told": all },
    on: ["npm start"],
  },
];

/** What npm run test:load shows. */
export const load = [
  exactVotes,
  toldElsewhere,
  {
    promise: "a database that is busy, full or read-only is told as such with 503, and nothing stands still",
    figures: {
      "longest-standstill-while-locked": { atMost: 250 },
      "answers-but-503-while-full": none,
      "answers-but-503-while-read-only": none,
    },
    on: ["sqlite"],
  },
  {
    promise:
      "a database that was away or had no room is found again without a restart, and told as such meanwhile",
    figures: {
      "first-answer-after-database-away": { atMost: 5_000 },
      "answers-but-503-without-a-connection": none,
    },
    on: ["postgresql"],
  },
  ...built([
    {
      promise: "a database that was away is found again, at the Desk too",
      figures: { "desk-after-database-away": { atMost: 5_000 } },
    },
    {
      promise: "while another process holds the database, votes are told so with 503 and pages do not notice",
      figures: {
        "locked-votes-not-told-so": none,
        "locked-pages-p99": { atMost: 100 },
        "first-vote-after-lock": { atMost: 5_000 },
      },
    },
    {
      promise: "two instances behind a balancer are restarted without a lost request",
      figures: {
        "requests-lost-in-restarts": none,
        "requests-lost-in-a-stop": none,
        "stop-takes": { atMost: 10_000 },
      },
    },
    {
      promise: "a body over its limit is refused, however it comes, and costs no memory",
      figures: { "bodies-memory-grown": { atMost: 20 } },
    },
    {
      promise: "clients that trickle, never read or want a tunnel are cut, and nobody else notices",
      figures: {
        "trickling-heads-longest": { atMost: 12_000 },
        "trickling-heads-others-p99": { atMost: 100 },
        "trickling-heads-memory-kept": { atMost: 50 },
        "trickling-bodies-longest": { atMost: 20_000 },
        "trickling-bodies-others-p99": { atMost: 100 },
        "trickling-bodies-memory-kept": { atMost: 50 },
        "upgrades-longest": { atMost: 2_000 },
        "upgrades-others-p99": { atMost: 100 },
        "upgrades-memory-kept": { atMost: 50 },
        "unread-cut": all,
        "unread-others-p99": { atMost: 100 },
        "unread-memory-kept": { atMost: 50 },
        "connections-let-in-of-3000": { atMost: 256 },
        "connections-others-p99": { atMost: 100 },
        "connections-memory-kept": { atMost: 50 },
      },
    },
    {
      promise: "a thousand open streams take at most 150 KB each and get a vote within a second",
      figures: {
        "streams-open": all,
        "streams-let-in-of-one-address": { atMost: 200 },
        "memory-per-stream": { atMost: 150 },
        "vote-to-last-stream": { atMost: 1_000 },
        "memory-kept-after-streams": { atMost: 50 },
        "vote-to-last-stream-of-two-instances": { atMost: 3_000 },
      },
    },
    {
      promise: "a change of content is whole for every reader, and invented addresses do not fill the cache",
      figures: {
        "slowest-reader-during-a-change": { atMost: 200 },
        "cache-after-invented-addresses": { atMost: 64 },
        "invented-addresses-others-p99": { atMost: 100 },
      },
    },
    {
      promise: "every answer, errors too, has the same strict headers",
      figures: { "answers-with-the-strict-headers": all },
    },
  ]),
];
