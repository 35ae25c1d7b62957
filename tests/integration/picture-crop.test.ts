import { createPainter, getPicture, makePicture } from "@tests/support/pictures";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { database } from "@/server/db/client";

const db = database();
const photoOf = async (id: string) => (await db.user.findUniqueOrThrow({ where: { id } })).photoURL ?? "";

describe("cropping on the server", () => {
  test("a whole picture is cropped on the server and stored without the rest", async () => {
    const half = { width: 600, height: 600, channels: 3, background: "#1e6b4a" } as const;
    const tall = sharp({ create: { ...half, height: 1200 } }).composite([
      { input: { create: { ...half, background: "#a3261f" } }, top: 0, left: 0 },
    ]);
    // Phones store pictures sideways with an orientation tag.
    const turned = await sharp(await tall.png().toBuffer())
      .rotate(-90)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const files = [
      [await tall.png().toBuffer(), "image/png"],
      [await tall.gif().toBuffer(), "image/gif"],
      [turned, "image/jpeg"],
    ] as const;
    for (const [bytes, type] of files) {
      for (const [y, isRed] of [
        [0, true],
        [0.5, false],
      ] as const) {
        const painter = await createPainter();
        const crop = { x: 0, y, width: 1, height: 0.5 };
        expect((await painter.upload(bytes, type, crop)).status).toBe(200);
        const url = await photoOf(painter.user.id);
        const stored = Buffer.from(await (await getPicture(url)).arrayBuffer());
        const meta = await sharp(stored).metadata();
        expect(meta).toMatchObject({ format: "webp", width: 512, height: 512 });
        expect(meta.exif).toBeUndefined();
        const { channels } = await sharp(stored).stats();
        const [red, green] = channels.map(({ mean }) => mean);
        expect((red ?? 0) > (green ?? 0), `${type} from ${y}`).toBe(isRed);
      }
    }
  });

  test("a picture can be cropped to one pixel at its far edge", async () => {
    const painter = await createPainter();
    const crop = { x: 1, y: 1, width: 1e-9, height: 1e-9 };
    expect((await painter.upload(await makePicture(), "image/png", crop)).status).toBe(200);
  });
});
