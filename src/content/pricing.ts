import type { z } from "@/lib/zod";
import { fixed, heading, item, lead, line, list, pageMeta, part, text } from "./fields";

const question = item({ question: heading(undefined, { max: 75 }), answer: text(undefined, { max: 280 }) });

export const foundingName = "Founding Member";

export const pricingSchema = part("Pricing", {
  plans: part("Top of the page", {
    title: heading("Begin free. Stay while it helps.", { max: 45, maxWord: 14 }),
    lead: lead(
      "Three memberships. The first costs nothing, today and later. The other two show their price before you decide.",
      { max: 160 },
    ),
  }),
  founding: part("Founding Member", {
    title: fixed(foundingName),
    includedTitle: heading("What is yours", { title: "Above what is included", max: 20 }),
    excludedTitle: heading("What is not", { title: "Above what is not", max: 20 }),
    action: fixed("Join Today"),
    member: part("For a member", {
      note: text(
        "You have the account it starts with. The rest goes by email: tell us that you want the place, and we write back to say how to pay. Until then nothing is charged. Write to",
        { note: "The support address follows.", max: 260 },
      ),
      subject: line("Founding Member", { title: "Subject of the email", max: 25 }),
    }),
  }),
  testimonials: part("Testimonials", {
    title: heading("For the guest book", { max: 25, maxWord: 14 }),
    note: text(
      "Samples, written by us to show the tone. Members’ own words take their place, with their consent.",
      { note: "Shown while a testimonial on the page is a sample.", max: 150 },
    ),
  }),
  faq: part("Questions", {
    title: heading("At the counter", { max: 20, maxWord: 14 }),
    list: list(question, { max: 8 }, [
      {
        question: "Can I cancel or change my plan?",
        answer:
          "Yes, anytime, from your account dashboard. Change it on a Monday and back on a Friday if that is the week you are having.",
      },
      {
        question: "Who is the Explorer for?",
        answer:
          "Newcomers. People who have never done this, people who did and stopped, and people who want to look around before they sit down.",
      },
      {
        question: "What is the difference between Adventurer and Alchemist?",
        answer:
          "The Adventurer gives you the tools: all premium apps, and discounts on programs. The Alchemist adds the Master Alchemist self-paced course and early access to whatever comes next.",
      },
      {
        question: "Is there a free trial for the paid plans?",
        answer:
          "No. The Explorer is free and stays free, so you can try us for as long as you like without a date in the diary.",
      },
    ]).meta({ title: "Questions and answers" }),
  }),
  closing: part("End of the page", {
    title: heading("Any hour of the day is a good one to begin.", { max: 60 }),
    begin: line("Begin today", { title: "Button of a membership that is open", max: 20 }),
  }),
  meta: pageMeta(
    "Pricing",
    "The Explorer is free. The Adventurer is {adventurer-price} a month, and the Alchemist {alchemist-price}. Founding Members pay {founding-price}, once.",
  ),
});

export type Pricing = z.infer<typeof pricingSchema>;
