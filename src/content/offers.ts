import { isRecord } from "@/lib/is-record";
import type { z } from "@/lib/zod";
import {
  address,
  amount,
  choice,
  fixed,
  fixedList,
  fixedPart,
  heading,
  item,
  line,
  list,
  part,
  text,
} from "./fields";
import { profile } from "./profile";
import { comingSoon } from "./shell";

const whyFixed = "The names of the offers are part of the product.";
export const tierStatuses = { open: "Open", soon: "Coming soon" } as const;
export const periods = { month: "per month", year: "per year" } as const;
const currencies = { USD: "US dollars", EUR: "euros", GBP: "pounds sterling" } as const;

const stateTexts = (caption: string, opens: string) => ({
  caption: line(caption, { title: "On its card", max: 40 }),
  opens: line(opens, { title: `After its price, as in “per month, ${opens}”`, max: 40 }),
});

type TierDefaults<Name extends string> = {
  name: Name;
  subtitle: string;
  price: number;
  priceNote?: string;
  description: string;
  features: readonly string[];
  bestFor: string;
  badge?: string;
  status: "open" | "soon";
  button: string;
  href?: string;
  after?: string;
};

function tier<Name extends string>(initial: TierDefaults<Name>) {
  return part(initial.name, {
    name: fixed(initial.name, whyFixed),
    subtitle: line(initial.subtitle, { max: 60 }),
    price: amount(initial.price, { note: initial.priceNote ?? "In whole US dollars; 0 is free." }),
    period: choice(periods, "month"),
    description: text(initial.description, { max: 200 }),
    features: list(line(undefined, { max: 80 }), { max: 8 }, initial.features),
    bestFor: line(initial.bestFor, { title: "Best for", max: 100 }),
    badge: line(initial.badge ?? "", { max: 24, isOptional: true, page: "/home" }),
    status: choice(tierStatuses, initial.status, {
      note: "Before you open a paid membership, say under Pricing › Questions how members cancel it, and whether there is a free trial.",
    }),
    button: line(initial.button, {
      title: "Its button",
      note: "Shown on the cards of Home and Pricing once the membership is open. In profiles the button says “Choose Plan”.",
      max: 30,
    }),
    href: address(initial.href ?? "", {
      title: "Where the button leads",
      note: "An https address of your payment or booking page. With /auth, visitors sign up and members write you an email. Empty while it is coming soon.",
      isOptional: true,
    }),
    after: line(initial.after ?? "", { title: "Beside its button", max: 60, isOptional: true }),
    soon: part("While it is coming soon", {
      ...stateTexts("Not open yet", "when it opens"),
      button: fixed(comingSoon),
    }),
    open: part("Once it is open", stateTexts("Yours from the day you join", "open today")),
  }).refine(({ status, href }) => status === "soon" || href !== "", {
    path: ["href"],
    params: { cause: "status" },
    message: "An open membership needs an address for its button.",
    // By default zod skips this rule while another field, such as the price, has a wrong type.
    when: ({ value }) => isRecord(value),
  });
}

const program = (title: string, price: number) =>
  part(title, {
    name: fixed(title, whyFixed),
    price: amount(price, { note: "In whole US dollars, without VAT; 0 is free." }),
  });

const pathway = item({
  name: heading(undefined, { max: 60 }),
  prefix: line(undefined, { title: "Before the price", max: 24 }),
  price: amount(),
  badge: line(undefined, { max: 24, isOptional: true }),
  reach: line(undefined, {
    title: "Who it reaches",
    note: "The top of the Corporate page also says whom you reach.",
    max: 60,
  }),
  deliverables: list(line(undefined, { max: 100 }), { max: 8 }, []),
  outcomes: list(line(undefined, { title: "Expected outcomes", max: 100 }), { max: 8 }, []),
});

const { memberships, founder } = profile;
const { of: programTexts, ...courses } = profile.courses;

export const offersSchema = part("Offers", {
  tiers: part("Memberships", {
    explorer: tier({
      name: "The Explorer",
      subtitle: "A first look inward",
      price: 0,
      priceNote:
        "In whole US dollars. The sign-up, the result and the welcome email call it free at any price.",
      description: "Somewhere to keep what the quiz tells you, and the first tools when they open.",
      features: [
        "Your archetype, kept",
        "The Oasis Method in the lounge",
        "Free tools as they open",
        "A vote on what we make next",
      ],
      bestFor: "Best for anyone who is new to this.",
      badge: "Open now",
      status: "open",
      button: "Start as an Explorer",
      href: "/auth?mode=sign-up",
      after: "No bank card is needed.",
    }),
    adventurer: tier({
      name: "The Adventurer",
      subtitle: "A daily practice, with tools",
      price: 39,
      description: "The instruments themselves, and a reason to pick one up most days.",
      features: [
        "Everything an Explorer has",
        "All premium apps",
        "Discounts on programs",
        "New practices as we finish them",
      ],
      bestFor: "Best for people who want a rhythm, not a rescue.",
      badge: "For every day",
      status: "soon",
      button: "Become an Adventurer",
    }).meta({
      title: "The Adventurer",
      sample: "Say what you give members at this price, or confirm these words.",
    }),
    alchemist: tier({
      name: "The Alchemist",
      subtitle: "The complete set of instruments",
      price: 69,
      description: "The tools, the course that explains them, and each new thing a little earlier.",
      features: [
        "Everything an Adventurer has",
        "The Master Alchemist self-paced course",
        "Early access to each new tool",
        "The whole transformation toolkit",
      ],
      bestFor: "Best for those who mean to rebuild, slowly and well.",
      status: "soon",
      button: "Become an Alchemist",
    }),
  }).meta({ page: "/pricing" }),
  programs: part("Programs", {
    blueprint: program("The Blueprint", 999),
    collective: program("The Collective", 6_999),
    partnership: program("The Partnership", 9_999),
  }).meta({ page: "/coaching" }),
  founding: part("Founding Member", {
    currency: choice(currencies, "EUR"),
    amount: amount(690),
    once: line("One-time. Nothing after it.", { max: 60 }),
    included: list(line(undefined, { max: 120 }), { max: 6 }, [
      "Lifetime access to all current and future programs and app upgrades",
      "Founding status, on your card and in our books",
      "Priority early invitations to apply for coaching programs",
    ]).meta({ title: "What is included" }),
    excluded: text(
      "Coaching programs themselves are not included. You are asked first; the place and its price are a separate decision.",
      { title: "What is not", max: 240 },
    ),
    note: text("Joining starts with a free account. Nothing is charged there.", {
      title: "Under its button",
      note: "Shown to visitors. Members, and you in the preview, see “For a member” of Pricing in its place.",
      max: 160,
    }),
  }).meta({ page: "/pricing" }),
  pathways: fixedList(pathway, [
    {
      name: "Foundation for Well-being",
      prefix: "starting at",
      price: 50_000,
      badge: "",
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
      prefix: "from",
      price: 90_000,
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
      prefix: "from",
      price: 150_000,
      badge: "",
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
  ]).meta({
    title: "Corporate pathways",
    page: "/corporate",
    sample: "Put in the sessions, measures and outcomes that you can promise a company, or confirm these.",
  }),
  profile: fixedPart("In members’ profiles", {
    memberships,
    courses: { ...courses, ...programTexts },
    founder,
  }).meta({ page: "/profile" }),
});

export type Offers = z.infer<typeof offersSchema>;
