import { line, part } from "./fields";

export function pageMeta(
  title: string | ReturnType<typeof line>,
  description: string,
  { sample }: { sample?: string } = {},
) {
  return part("Search engines and link previews", {
    title: typeof title === "string" ? line(title, { max: 40 }) : title,
    description: line(description, { note: "Search engines show about 160 characters.", max: 200, sample }),
  });
}
