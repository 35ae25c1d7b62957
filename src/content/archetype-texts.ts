import { recordOf } from "@/lib/record-of";
import type { z } from "@/lib/zod";
import { archetypePage } from "./archetype-page";
import { type Archetype, archetypeIds, archetypes } from "./archetypes";
import { fixed, fixedList, fixedPart, heading, lead, line, list, part, text } from "./fields";
import { result } from "./quiz";

type Defaults = {
  glimpse: string;
  subtitle: string;
  summary: string;
  description: readonly [string, string];
  hiddenPower: string;
  invitationForGrowth: string;
  healingMantra: readonly string[];
  firstStep: { intro: string; steps: readonly [string, string, string] };
};

function archetype(id: Archetype, initial: Defaults) {
  const { name } = archetypes[id];
  const [opening, rest] = initial.description;
  return part(name, {
    name: fixed(name, "The name is part of the pictures that visitors keep."),
    subtitle: line(initial.subtitle, { max: 55 }),
    glimpse: line(initial.glimpse, { title: "In a few words, for the home page", max: 34, page: "/home" }),
    summary: line(initial.summary, { title: "For search engines and link previews", max: 150 }),
    opening: text(opening, { title: "What This Means: first paragraph", max: 280 }),
    description: text(rest, { title: "What This Means: second paragraph", max: 550 }),
    hiddenPower: text(initial.hiddenPower, { title: "Your Hidden Power", max: 430 }),
    invitationForGrowth: text(initial.invitationForGrowth, { title: "Your Invitation for Growth", max: 360 }),
    healingMantra: list(line(undefined, { max: 30 }), { max: 4 }, initial.healingMantra).meta({
      title: "Healing Mantra",
      note: "Phrase by phrase: lines break between them. The pictures that visitors keep have the words of the release.",
    }),
    firstStep: part("Your First Step to Transformation", {
      intro: line(initial.firstStep.intro, { title: "When", max: 75 }),
      steps: fixedList(text(undefined, { max: 165 }), initial.firstStep.steps),
    }),
  }).meta({ page: `/archetypes/${id}` });
}

export const archetypesSchema = part("Archetypes", {
  guardian: archetype("guardian", {
    glimpse: "One shuts the gate.",
    subtitle: "Keeper of the gate, last to sit down",
    summary:
      "Who becomes the wall when something goes wrong, what that has cost, and how to open a gate in it.",
    description: [
      "When something goes wrong, you become the wall. You check the doors, count the people, and feel nothing until everyone is asleep.",
      "It is a real gift, and you learned it early. Somebody had to be steady, and you were nearest. The trouble is that a wall works in both directions. Comfort stops at the same gate as danger, and after enough years you forget that the gate opens.",
    ],
    hiddenPower:
      "People tell you the truth. They do it in cars and in kitchens, without quite knowing why. You make rooms safe simply by staying in them, and you can learn to do this for yourself.",
    invitationForGrowth:
      "Let one person see you before you have tidied it up. Not everyone, not everything. One true sentence, said while it is still warm, to someone who has earned it.",
    healingMantra: ["The gate is mine.", "I may open it,", "and I may close it again."],
    firstStep: {
      intro: "Tonight, ten minutes, once the house is quiet.",
      steps: [
        "Sit where you do not usually sit. Put both feet on the floor and one hand on the place that is tight.",
        "Ask it what it has been guarding today. Wait longer than is comfortable. Write the first answer down.",
        "Thank it, and tell it when you will be back. Tomorrow at the same hour is enough.",
      ],
    },
  }),
  architect: archetype("architect", {
    glimpse: "One draws a plan.",
    subtitle: "Draws the new house before the fire is out",
    summary:
      "Who reaches for a pencil when the ground moves, what the plan is holding up, and how to leave a line undrawn.",
    description: [
      "When something goes wrong, you reach for a pencil. There are boxes and arrows before there are tears, and by evening the catastrophe has numbered paragraphs.",
      "You found out early that what you understand cannot ambush you, so you took to measuring. It serves you well with bridges and budgets, and less well with your own chest. A feeling is not a fault in the drawing. It is weather on the site. Good builders do not argue with rain. They put up a roof, and wait.",
    ],
    hiddenPower:
      "You can see the house in a heap of bricks. After an hour with you, frightened people each leave with one next step, and with the sense that somebody has thought about this. Others can stand on your calm. You are allowed to lie down on it.",
    invitationForGrowth:
      "Leave one small thing unfinished this week, on purpose: a drawer, a shelf, a message. Notice what your hands want to do about it, and what you would have to feel if they kept still.",
    healingMantra: ["I may move in", "before it is finished."],
    firstStep: {
      intro: "Tomorrow morning, before the first list.",
      steps: [
        "Take a sheet of paper and a soft pencil. Draw, badly, how today feels. No words and no ruler.",
        "Look at it for as long as the kettle takes. Say aloud what is there: heavy, crooked, nearly round.",
        "Do not mend it. Write the date on the back, put it in a drawer, and begin the day one line late.",
      ],
    },
  }),
  performer: archetype("performer", {
    glimpse: "One makes everybody laugh.",
    subtitle: "First into the light, last to be known",
    summary:
      "Who warms the room when it turns cold, what the smile pays for, and how to be loved with the lights down.",
    description: [
      "When something goes wrong, you warm the room. A joke, a good coat, a story with yourself in the silly part, and before the soup is cold nobody would guess that anything went wrong.",
      "Long ago a face lit up when you were delightful, and went grey when you were not. You learned the trade. You can read a table before your coat is off. The price is a quiet one: the applause goes to the mask, and whoever is hungry stands behind it, clapping along.",
    ],
    hiddenPower:
      "You give people their colour back. Shy ones talk when you are near, and dull meetings grow a pulse, because you feel the mood of a room as others feel a draught. Turn that ear inward, and it will hear what you want before you have made it charming.",
    invitationForGrowth:
      "Once this week, when someone asks how you are, give the second answer that comes to mind instead of the first. One person, an ordinary voice, and no joke at the end of it.",
    healingMantra: ["I can be loved", "with the lights down."],
    firstStep: {
      intro: "Tonight, once you are home and nobody is watching.",
      steps: [
        "Wash your face slowly, with warm water. Look at it without arranging it, for ten breaths.",
        "Ask it what it grew tired of smiling at today. Believe the first thing it says.",
        "Send that one sentence to a friend who has seen you cry. Leave it plain, just as it came.",
      ],
    },
  }),
  traveler: archetype("traveler", {
    glimpse: "One is already packing.",
    subtitle: "Already packing, always kind about it",
    summary:
      "Who is halfway to the door before the news has ended, what the road is for, and how to stay ten minutes more.",
    description: [
      "When something goes wrong, you go. Sometimes with a suitcase. More often you stay where you are and leave by the window in your head.",
      "You learned early that a room can turn, and that the one nearest the door is safe. So you became light: quick to start, easy to like, hard to find by noon. You mistake leaving for freedom. It is only half of it. The other half is being able to stay.",
    ],
    hiddenPower:
      "You see ways out where others see walls. In a family or a team that has stopped moving, yours is the voice that says “there is a road here”, and there usually is.",
    invitationForGrowth:
      "Stay ten minutes longer than you want to, once this week, in a conversation you would normally season with a joke and leave.",
    healingMantra: ["I can go.", "So I can stay."],
    firstStep: {
      intro: "Tonight, a quarter of an hour, with the suitcase out of sight.",
      steps: [
        "Take off your shoes and put them in a cupboard. Sit where you can hear the house.",
        "When you notice that you have left, come back. No telling-off. Everyone wanders.",
        "Name three things here that you would miss. That is all, and it is not small.",
      ],
    },
  }),
  headings: fixedPart("Headings of each page", { kind: archetypePage.kind, ...result.sections }),
  plate: part("Keeping and sharing", {
    keep: heading("Keep the plate", { title: "Above the pictures to keep", max: 60 }),
    share: heading("Send it to the one you were thinking of", {
      title: "Above the links, on the archetype’s page",
      max: 60,
    }),
    shareResult: heading("Did somebody come to mind who has this too?", {
      title: "Above the links, on the result of the quiz",
      max: 60,
    }),
    pictures: fixedPart("The pictures to keep", archetypePage.keep),
    links: fixedPart("The links", archetypePage.share),
  }),
  call: part("End of each page", {
    heading: heading("Not sure it is you?", { max: 40 }),
    lead: lead("Five questions, about 5 minutes, no account. It could be any of the {archetypes}.", {
      max: 120,
    }),
    action: line("Take the quiz", { title: "Button", max: 30 }),
  }),
});

export type Archetypes = z.infer<typeof archetypesSchema>;

export type ArchetypeContent = Archetypes[Archetype];

export type ArchetypePractice = Pick<ArchetypeContent, "healingMantra" | "firstStep">;

export function getPractices(content: Archetypes) {
  return recordOf(archetypeIds, (id): ArchetypePractice => {
    const { healingMantra, firstStep } = content[id];
    return { healingMantra, firstStep };
  });
}

export function joinGlimpses(content: Archetypes) {
  return archetypeIds.map((id) => content[id].glimpse.trim()).join(" ");
}
