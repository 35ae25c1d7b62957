import { describe, expect, test } from "vitest";
import { linkFrom, originFrom } from "@/addresses.mjs";
import { env } from "@/env.mjs";
import { fillIn } from "@/http-server/fill-in.mjs";

const built = { ...env, isBuild: true };
const served = {
  ...env,
  NEXTAUTH_URL: "https://coach.example",
  LINK_BOOKING: "https://book.example/?a=1&b=2",
};
const origin = originFrom(built);
const booking = linkFrom(built, "LINK_BOOKING", "https://calendar.example/o'clock?x=1");
const privacy = linkFrom(built, "LINK_PRIVACY", "/privacy");
const bytes = (text: string) => Buffer.byteLength(text).toString(16);

function filled(body: string, type: string, settings: typeof env = served) {
  return fillIn(settings)(Buffer.from(body), type).toString();
}

describe("a payload", () => {
  const rows = (address: string) => {
    const long = `Über ${address}/home\nand ${address}`;
    return `1:["$","a",null,{"href":"${address}"}]\n2:T${bytes(long)},${long}3:"é ${address}"\n`;
  };

  test("has its addresses, and rows of text as long as they say", () => {
    expect(filled(rows(origin), "text/x-component")).toBe(rows("https://coach.example"));
  });

  test("keeps bytes that are no text as they are", () => {
    const row = `1:o${bytes(origin)},${origin}2:"${origin}"\n`;
    const result = `1:o${bytes(origin)},${origin}2:"https://coach.example"\n`;
    expect(filled(row, "text/x-component")).toBe(result);
  });
});

describe("a page", () => {
  const type = "text/html; charset=utf-8";
  const script = (payload: string) =>
    `<script>self.__next_f.push([1,${JSON.stringify(payload).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e").replaceAll("&", "\\u0026")}])</script>`;

  test("has them escaped in its markup and plain in its scripts", () => {
    const page = (marked: string, plain: string) =>
      `<a href="${marked}">x</a><script type="application/ld+json">{"url":"${plain}"}</script>`;
    expect(filled(page(booking, booking), type)).toBe(
      page("https://book.example/?a=1&amp;b=2", "https://book.example/?a=1&b=2"),
    );
  });

  test("carries its payload in one script, though a row or a mark was cut in two", () => {
    const long = (address: string) => `<p>Ünder ${address}</p>`;
    const row = `2:T${bytes(long(booking))},${long(booking)}3:"end"\n`;
    const cut = row.indexOf("aurea.invalid") + 3;
    const html = `<b>1</b>${script(row.slice(0, cut))}<i>2</i>${script(row.slice(cut))}`;
    const text = long("https://book.example/?a=1&b=2");
    expect(filled(html, type)).toBe(`<b>1</b>${script(`2:T${bytes(text)},${text}3:"end"\n`)}<i>2</i>`);
  });

  test("leads where the content says, when no setting does", () => {
    expect(filled(`<a href="${booking}">`, type, { ...served, LINK_BOOKING: undefined })).toBe(
      '<a href="https://calendar.example/o\'clock?x=1">',
    );
  });
});

describe("the site map", () => {
  const map = `<urlset><url><loc>${origin}/about</loc></url><url><loc>${privacy}</loc></url></urlset>`;

  test("names pages of ours in full", () => {
    const full = map
      .replace(privacy, "https://coach.example/privacy")
      .replace(origin, "https://coach.example");
    expect(filled(map, "application/xml")).toBe(full);
  });

  test("leaves out what the settings lead elsewhere", () => {
    const elsewhere = { ...served, LINK_PRIVACY: "https://law.example/" };
    expect(filled(map, "application/xml", elsewhere)).toBe(
      "<urlset><url><loc>https://coach.example/about</loc></url></urlset>",
    );
  });
});

test("a sample is told from a real player", () => {
  const sample = "https://player.aurea.example/embed.js";
  const page = `<i data-player="${linkFrom(built, "PODCAST_PLAYER_SCRIPT", sample, "kind")}"></i>`;
  expect(filled(page, "text/html")).toBe('<i data-player="sample"></i>');
  const configured = { ...served, PODCAST_PLAYER_SCRIPT: "https://player.aurea.org/embed.js" };
  expect(filled(page, "text/html", configured)).toBe('<i data-player="real"></i>');
});

test("no address and what is no web address count as samples", () => {
  for (const none of ["", "embed.js", "javascript:alert(1)"]) {
    expect(linkFrom(env, "PODCAST_PLAYER_SCRIPT", none, "kind")).toBe("sample");
    expect(linkFrom(env, "PODCAST_PLAYER_SCRIPT", none, "host")).toBe("");
    const mark = linkFrom(built, "PODCAST_PLAYER_SCRIPT", none, "kind");
    expect(filled(`<i data-player="${mark}"></i>`, "text/html")).toBe('<i data-player="sample"></i>');
  }
});

test("an address ends where its mark ends", () => {
  const said = `From ${linkFrom(built, "LINK_BOOKING", "https://calendar.example/x", "host")}.`;
  expect(filled(said, "text/html")).toBe("From book.example.");
});

test("what is no text stays as it is", () => {
  const body = Buffer.from([0xff, 0x00, ...Buffer.from(origin)]);
  expect(fillIn(served)(body, "image/png")).toBe(body);
});
