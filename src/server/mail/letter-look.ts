import "server-only";

/** The colours of tokens.css and our typefaces: mail programs read no custom properties. */
export const letterColours = {
  ink: "#10262b",
  ink2: "#43565a",
  sand: "#faf5ec",
  paper: "#fffdf8",
  line: "#e2d3b8",
  lagoon: "#17545a",
  gold: "#b9832f",
  serif: "Fraunces,Georgia,'Times New Roman',serif",
  sans: "Figtree,Arial,Helvetica,sans-serif",
} as const;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as it stands in HTML, between tags or in an attribute. */
export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const { gold } = letterColours;

/** The sun half above the water; drawn with borders, since remote pictures tell who opened a letter. */
export const letterMark = `<!--[if !mso]><!-->
<div class="gold" style="width:26px;height:13px;border:2px solid ${gold};border-bottom:0;border-radius:15px 15px 0 0;margin:0 0 0 5px"></div>
<div class="gold" style="width:40px;border-top:2px solid ${gold};font-size:0;line-height:0">&nbsp;</div>
<div class="gold" style="width:22px;border-top:2px solid ${gold};margin:3px 0 0 9px;font-size:0;line-height:0">&nbsp;</div>
<!--<![endif]-->`;
