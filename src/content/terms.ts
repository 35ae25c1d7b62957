import type { z } from "@/lib/zod";
import { heading, item, lead, line, list, pageMeta, part, text } from "./fields";

const clause = item({
  title: heading(undefined, { max: 50 }),
  gist: line(undefined, { title: "In a few words", max: 80 }),
  text: list(text(undefined, { max: 700 }), { max: 6 }, []).meta({ title: "Paragraphs" }),
  link: line(undefined, { title: "A link to the privacy page", max: 60, isOptional: true }),
});

const clauseOf = (title: string, gist: string, text: string[], link = "") => ({ title, gist, text, link });

export const termsSchema = part("Terms", {
  title: heading("The agreement, in plain words.", { max: 40, maxWord: 16 }),
  lead: lead("Whoever uses Aurea agrees to what is written here. It is short, because the site is young.", {
    max: 140,
  }),
  reviewed: line("In force since 21 November 2026", {
    sample: "Put in the day from which your terms apply.",
    max: 45,
  }),
  contents: line("The clauses", { title: "Above the list of clauses", max: 20 }),
  clauses: list(clause, { max: 24 }, [
    clauseOf("What this is", "Practice, not treatment.", [
      "Aurea offers coaching, exercises and tools for emotional skill. Nobody here diagnoses or treats an illness, and no page of ours stands in for a doctor or a therapist.",
      "If you are in danger, or afraid of what you might do to yourself, call the emergency number of your country first. We will be here afterwards.",
    ]),
    clauseOf("A house still being built", "Things may move.", [
      "The site is in beta. Parts of it are unfinished, some will change, and a few may go. What says Coming Soon cannot be bought yet. A vote for an app tells us what to make sooner; it is not an order.",
    ]),
    clauseOf("Your account", "One person, one key.", [
      "Give an email address at which you can be reached, keep your password to yourself, and tell us if somebody else may have it. An account is for one person, sixteen or older.",
    ]),
    clauseOf("Prices and payment", "You know the price before you pay.", [
      "The Explorer is free. The price of everything else is on its own page: memberships under Pricing, programs under Coaching, plus VAT, and pathways for companies under Corporate.",
      "Before you pay for anything you are told in writing what it costs, what comes with it and how it can be cancelled.",
    ]),
    clauseOf("Waiting lists and applications", "Neither binds anybody.", [
      "A name on the waiting list and an application for the Partnership are both free, and neither reserves a place. We review applications personally, within {review-days}. The discovery call of {discovery-call} is for both sides, and either may say no.",
    ]),
    clauseOf("What the quiz can know", "Five answers are five answers.", [
      "The archetypes are a way of talking about habits. They are not a test, a score or a finding about your health, and they can be wrong about you. Take what fits.",
    ]),
    clauseOf("Our words and drawings", "Use them. Ask before you pass them on for money.", [
      "Read, print and practise as much as you like for yourself. To teach from our material, publish it or sell it, please ask first.",
    ]),
    clauseOf("Your words", "They stay yours.", [
      "What you send us we use to answer you. None of it is published unless you have said yes to that very sentence, in writing.",
    ]),
    clauseOf("House manners", "Leave the place as you found it.", [
      "Do not break in, flood the forms, vote by machine or come as somebody else. We may close an account that does, and we say why.",
    ]),
    clauseOf(
      "Leaving",
      "Whenever you like.",
      [
        "Your profile has a button for it, and an email to our support address does the same. You need not give a reason.",
      ],
      "What happens to your records then",
    ),
    clauseOf("What the law keeps for you", "More than fits on a page.", [
      "Nothing in these clauses takes away a right that the law of your country gives you as a consumer. If a clause should turn out not to hold, the others still do. New terms appear here with their date before they apply.",
    ]),
  ]).meta({
    sample:
      "Have a lawyer fit every clause to you, and put in your name, your address and the law that applies.",
  }),
  meta: pageMeta(
    "Terms",
    "The agreement between you and Aurea in plain words: what the site is, what it is not, prices, applications, and how to leave.",
  ),
});

export type Terms = z.infer<typeof termsSchema>;
