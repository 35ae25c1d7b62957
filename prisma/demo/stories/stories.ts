import { accepted } from "./accepted";
import { declined } from "./declined";
import { invited } from "./invited";
import { settled } from "./settled";
import type { Story } from "./story";
import { waiting } from "./waiting";
import { withdrawn } from "./withdrawn";

export const stories: readonly Story[] = [
  ...waiting,
  ...invited,
  ...accepted,
  ...settled,
  ...declined,
  ...withdrawn,
];
