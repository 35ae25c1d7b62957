import { z } from "@/lib/zod";
import { date, flag, item, line, list, part, text } from "./fields";

const testimonial = item({
  quote: text(undefined, { title: "Words", isQuote: true, max: 240 }),
  who: line(undefined, { title: "Who says it", max: 60 }),
  where: line(undefined, { max: 40, isOptional: true }),
  consentedOn: date(undefined, {
    title: "Consented on",
    note: "The day on which they allowed you to publish it. Without one it is not shown.",
  }),
  onHome: flag(undefined, { title: "On the home page", note: "It holds up to three." }),
  onPricing: flag(undefined, { title: "On the pricing page", note: "It holds up to six." }),
});

const sample = (quote: string, who: string, where: string, page: "home" | "pricing") => ({
  quote,
  who,
  where,
  consentedOn: "",
  onHome: page === "home",
  onPricing: page === "pricing",
});

const samples = [
  sample(
    "I had been calling it tiredness for two years. It was grief, and it wanted a chair.",
    "Product lead",
    "Utrecht",
    "home",
  ),
  sample(
    "I read the third question on the train and missed my stop. I have been kinder in meetings since.",
    "Head of operations",
    "Leeds",
    "home",
  ),
  sample(
    "Ten minutes before the children wake. That is all I changed, and the mornings followed.",
    "Illustrator",
    "Ghent",
    "home",
  ),
  sample(
    "I joined for the quiz and stayed for the question it ended on. I still have not answered it. I like having it with me.",
    "Secondary school teacher",
    "Antwerp",
    "pricing",
  ),
  sample(
    "My daughter asked why I was not cross. I had to think about it.",
    "Site manager",
    "Bristol",
    "pricing",
  ),
  sample("Nobody told me to get up at five. I would have left.", "Violinist", "Hamburg", "pricing"),
  sample(
    "I have paid more for a jacket I wore once. This I use every week, in the car, before I go in.",
    "Paediatric nurse",
    "Rotterdam",
    "pricing",
  ),
  sample("The Guardian. Of course. I laughed, and then I rang my brother.", "Solicitor", "Cork", "pricing"),
  sample(
    "It is the only membership I have that has never sent me a countdown.",
    "Architect",
    "Lisbon",
    "pricing",
  ),
];

/** The design has space for three testimonials on the home page and six on the pricing page. */
export const testimonialsSchema = part("Testimonials", {
  list: list(testimonial, { min: 0, max: 24 }, samples)
    .refine((all) => all.filter(({ onHome }) => onHome).length <= 3, {
      message: "The home page holds three testimonials: please untick it at some of them.",
    })
    .refine((all) => all.filter(({ onPricing }) => onPricing).length <= 6, {
      message: "The pricing page holds six testimonials: please untick it at some of them.",
    })
    .meta({
      title: "Testimonials",
      sample:
        "Put in what your own clients said, each with the day on which they agreed to be quoted, and remove the rest.",
    }),
});

/** The last day that has begun somewhere: the most eastern time zone is fourteen hours ahead of UTC. */
const lastDay = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** Checked before publishing only, because a server with a wrong clock must still show what is live. */
export const publishableTestimonialsSchema = testimonialsSchema.superRefine(({ list: all }, { addIssue }) => {
  for (const [place, { consentedOn }] of all.entries()) {
    const isDay = z.iso.date().safeParse(consentedOn).success;
    if (!isDay || consentedOn <= lastDay()) continue;
    const message = "This day is still to come. Please give the day on which they agreed.";
    addIssue({ code: "custom", path: ["list", place, "consentedOn"], message });
  }
});

export type Testimonials = z.infer<typeof testimonialsSchema>;

const isSample = ({ quote, who, where }: z.infer<typeof testimonial>) =>
  samples.some((sample) => sample.quote === quote && sample.who === who && sample.where === where);

/** Returns the testimonials with a day of consent, and the unchanged samples. */
export function testimonialsOn(page: "onHome" | "onPricing", { list: all }: Testimonials) {
  const shown = all.filter((one) => one[page] && (one.consentedOn !== "" || isSample(one)));
  return {
    list: shown.map(({ quote, who, where }) => ({
      quote,
      by: [who, where].filter(Boolean).join(", "),
    })),
    hasSamples: shown.some(({ consentedOn }) => consentedOn === ""),
  };
}
