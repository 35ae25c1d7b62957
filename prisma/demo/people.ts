import { firstNames, initials, oddNames, regions } from "./names";
import type { Random } from "./random";

export type Person = { name: string; email: string };

const providers = ["example.org", "example.com"];

function fold(text: string) {
  const letters = text.normalize("NFKD").replace(/ø/gi, "o").replace(/\p{M}/gu, "");
  return letters.toLowerCase().replace(/[^a-z]+/g, "");
}

/** Returns a function that invents a person with an address at a reserved domain. */
export function inventPeople(random: Random, taken: Iterable<string>) {
  const emails = new Set(taken);
  const rest = random.shuffle(oddNames);

  function address(local: string) {
    const domain = random.pick(providers);
    let email = `${local}@${domain}`;
    while (emails.has(email)) email = `${local}${random.whole(2, 99)}@${domain}`;
    emails.add(email);
    return email;
  }

  return function next(): Person {
    const first = random.pick(firstNames);
    const initial = random.pick(initials);
    const name = random.weigh([
      [`${first} ${initial}.`, 56],
      [first, 26],
      [`${first} (${random.pick(regions)})`, 5],
      [`${first} from ${random.pick(regions)}`, 3],
      [`${first} van ${random.pick(["der ", "den ", ""])}${initial}.`, 6],
    ]);
    const oddName = random.is(0.04) ? rest.pop() : undefined;
    const local = random.weigh([
      [`${fold(first)}.${initial.toLowerCase()}`, 5],
      [`${fold(first)}${random.whole(61, 99)}`, 2],
      [`${initial.toLowerCase()}.${fold(first)}`, 1],
    ]);
    return { name: oddName ?? name, email: address(local) };
  };
}
