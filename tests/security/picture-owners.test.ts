import { makeMember } from "@tests/support/factories";
import { figure, isFull } from "@tests/support/figure";
import { createPainter, filesOf, getPicture, photoOf } from "@tests/support/pictures";
import sharp from "sharp";
import { expect, test } from "vitest";

const members = 50;
const rounds = 20;

// Every picture has a different colour, which compression changes slightly.
const colourOf = (member: number, round: number) => ({ r: member * 5, g: round * 12, b: 255 - member * 5 });

async function colourAt(path: string) {
  const bytes = Buffer.from(await (await getPicture(path)).arrayBuffer());
  const [r = 0, g = 0, b = 0] = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer();
  return { r, g, b };
}

type Colour = ReturnType<typeof colourOf>;
const isAlike = (one: Colour, two: Colour) =>
  Math.abs(one.r - two.r) < 3 && Math.abs(one.g - two.g) < 6 && Math.abs(one.b - two.b) < 3;

const draw = (background: Colour) =>
  sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .png()
    .toBuffer();

test.runIf(isFull)(
  `${members} members who upload ${rounds} pictures each at the same time get their own pictures, and old files are deleted`,
  async () => {
    const users = await Promise.all(Array.from({ length: members }, () => makeMember({ password: null })));
    const painters = await Promise.all(users.map((user) => createPainter(user)));
    const wrong: string[] = [];
    let right = 0;
    const before = new Map<string, string>();
    for (let round = 0; round < rounds; round += 1) {
      const replies = await Promise.all(
        painters.map(async (painter, member) => painter.upload(await draw(colourOf(member, round)))),
      );
      await Promise.all(
        painters.map(async ({ user }, member) => {
          const path = await photoOf(user.id);
          const old = before.get(user.id);
          const isRight =
            replies[member]?.status === 200 &&
            path.includes(`/${user.id}/`) &&
            filesOf(user.id).length === 1 &&
            isAlike(await colourAt(path), colourOf(member, round)) &&
            (!old || (await getPicture(old)).status === 404);
          before.set(user.id, path);
          if (isRight) right += 1;
          else wrong.push(`member ${member}, picture ${round}: ${replies[member]?.status} ${path}`);
        }),
      );
    }
    figure("pictures-at-the-right-owner", right, `of ${members * rounds}`);
    expect(wrong).toEqual([]);
    expect(right).toBe(members * rounds);
  },
  600_000,
);
