import type { Dice } from "./dice";
import { firstNames, initials, oddNames, regions } from "./names";

export type Person = { name: string; email: string };

const providers = ["example.org", "example.com"];

function fold(text: string) {
  const letters = text.normalize("NFKD").replace(/ø/gi, "o").replace(/\p{M}/gu, "");
  return letters.toLowerCase().replace(/[^a-z]+/g, "");
}

/** A source of people nobody is: a first name with an initial or a place, and an address that is no one's. */
export function crowdOf(dice: Dice, taken: Iterable<string>) {
  const emails = new Set(taken);
  const odd = dice.shuffle(oddNames);

  function address(local: string) {
    const domain = dice.pick(providers);
    let email = `${local}@${domain}`;
    while (emails.has(email)) email = `${local}${dice.whole(2, 99)}@${domain}`;
    emails.add(email);
    return email;
  }

  return function next(): Person {
    const first = dice.pick(firstNames);
    const initial = dice.pick(initials);
    const name = dice.weigh([
      [`${first} ${initial}.`, 56],
      [first, 26],
      [`${first} (${dice.pick(regions)})`, 5],
      [`${first} from ${dice.pick(regions)}`, 3],
      [`${first} van ${dice.pick(["der ", "den ", ""])}${initial}.`, 6],
    ]);
    const strange = dice.is(0.04) ? odd.pop() : undefined;
    const local = dice.weigh([
      [`${fold(first)}.${initial.toLowerCase()}`, 5],
      [`${fold(first)}${dice.whole(61, 99)}`, 2],
      [`${initial.toLowerCase()}.${fold(first)}`, 1],
    ]);
    return { name: strange ?? name, email: address(local) };
  };
}
