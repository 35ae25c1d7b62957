import "server-only";
import { programs, programTerms } from "@/content/programs";
import { defineMail, greeting, named, sampleName } from "../define-mail";

const { reviewDays, discoveryCall } = programTerms;

export const applicationReceived = defineMail({
  label: "Application received",
  byStrangers: "form",
  payload: named,
  sample: () => ({ name: sampleName }),
  content: ({ name }) => ({
    subject: "Your application has arrived",
    preview: `A person reads it within ${reviewDays}.`,
    heading: "It is with us now",
    paragraphs: [
      greeting(name),
      `Your application for ${programs.partnership.name} has arrived in one piece.`,
      `One of us reads it and answers you within ${reviewDays}. If you are selected, we invite you to a discovery call of ${discoveryCall}.`,
      "Until then nothing is asked of you.",
    ],
    notes: ["If this reached you by mistake, answer it and say so, and we remove what was sent."],
  }),
});
