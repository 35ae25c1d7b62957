import sharp from "sharp";
import { expect, test } from "vitest";
import { handleAvatar } from "@/server/uploads/avatar";

function ask(query: string | Record<string, string>) {
  const search = typeof query === "string" ? query : new URLSearchParams(query).toString();
  return handleAvatar(new Request(`http://localhost:3000/api/avatar?${search}`));
}

async function draw(query: Record<string, string>) {
  const response = ask(query);
  expect(response.status).toBe(200);
  return response.text();
}

test("a picture of initials is by default 128 pixels wide and in the brand's colours", async () => {
  const response = ask({ name: "Noor de Vries" });
  expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  const svg = await response.text();
  expect(svg).toContain('aria-label="NV"');
  expect(svg).toContain('width="128" height="128"');
  expect(svg).toContain('fill="#17545a"');
  expect(svg).toContain('fill="#faf5ec"');
});

test("a picture of initials accepts a size, and colours of three or six hex digits with or without #", async () => {
  const svg = await draw({ name: "Noor", background: "#0D8ABC", color: "fff", size: "512" });
  expect(svg).toContain('fill="#0d8abc"');
  expect(svg).toContain('fill="#fff"');
  expect(svg).toContain('width="512" height="512"');
});

test.each(["Noor", "Noor de Vries", "Élodie Ångström", "李小龍", "👩‍👩‍👧", "Ünal Ж"])(
  "the initials of %s are drawn as a well-formed picture",
  async (name) => {
    const { format, width } = await sharp(Buffer.from(await draw({ name }))).metadata();
    expect({ format, width }).toEqual({ format: "svg", width: 128 });
  },
);

test("pictures of initials are cached by browsers only and cannot run scripts", () => {
  const { headers } = ask({ name: "Noor" });
  expect(headers.get("cache-control")).toMatch(/^private, max-age=\d{5,}$/);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test.each([
  "<script>alert(1)</script>",
  '"><svg onload=alert(1)>',
  "&lt;b",
  "'onmouseover='x",
  "]]> <!--",
  "&#60;",
])("a name is escaped in the picture of its initials: %s", async (name) => {
  const svg = await draw({ name });
  expect(svg).not.toMatch(/<script|onload|onmouseover|<!--|]]>/i);
  expect(svg.match(/<svg/g)).toHaveLength(1);
  expect((await sharp(Buffer.from(svg)).metadata()).format).toBe("svg");
});

test.each([
  "",
  "name=",
  "name=%20%20",
  "name=a%00b",
  "name=a%07",
  "name=%EF%BF%BF",
  `name=${"x".repeat(101)}`,
  "name=Noor&size=15",
  "name=Noor&size=513",
  "name=Noor&size=-5",
  "name=Noor&size=1e2",
  "name=Noor&size=99999999999999999999",
  "name=Noor&background=red",
  "name=Noor&background=%2317545",
  "name=Noor&color=url(javascript:alert(1))",
  'name=Noor&color=fff"/><script>',
  "name=Noor&name=Sam",
])("a picture of initials is refused for the invalid parameters %j", async (query) => {
  const response = ask(query);
  expect(response.status).toBe(400);
  expect(response.headers.get("content-type")).toContain("application/json");
});
