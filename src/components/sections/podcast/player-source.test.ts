import { describe, expect, it } from "vitest";
import { playerSource } from "./player-source";

describe("playerSource", () => {
  it("gives the script's address, its host and the element it fills", () => {
    expect(playerSource("https://www.podcasts.io/12.js?container_id=small-player&player=small")).toEqual({
      src: "https://www.podcasts.io/12.js?container_id=small-player&player=small",
      host: "www.podcasts.io",
      containerId: "small-player",
    });
    expect(playerSource("http://127.0.0.1:4010/player.js")?.containerId).toBe("podcast-player");
  });

  it("is null for the sample address, for none and for what is no web address", () => {
    for (const script of ["https://player.aurea.example/embed.js", "", "embed.js", "javascript:alert(1)"])
      expect(playerSource(script)).toBeNull();
  });
});
