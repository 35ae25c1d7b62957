import { accesses } from "@/server/procedure-meta";
import { refusalMeanings } from "@/server/refusal";
import { requestLimits } from "@/server/trpc-handler";
import { inputRows, type Json } from "./input-rows";
import { outputShapes } from "./output-shapes";
import { type DescribedProcedure, procedures } from "./procedure-list";

const intro = `<!-- Written by \`npm run docs:procedures\` from the routers; a test fails when it is not current. -->

# Procedures

Everything a program can ask of the site. [Calling procedures](calling-procedures.md) shows how, in a test and over HTTP.

Over HTTP the procedures are below \`/api/trpc\`, with superjson as the transformer: a \`Date\` arrives as a \`Date\`. A request
carries JSON, at most ${requestLimits.bytes / 1_024} KB and ${requestLimits.calls} calls; one that changes something also the site's own \`Origin\`. Inputs take
no fields but those listed. Limits of one name are one limit, shared by all who list it; without a condition every call
counts.`;

const errors = `## Errors

An error carries \`data.code\`, \`data.httpStatus\`, \`data.requestId\`, and what the caller can act on:

- \`data.reason\`, a stable name, when the procedure refused. Each procedure lists its own; the table says what they mean.
- \`data.fields\`, with 400: a message for each field that is not as described (\`z.flattenError\`).
- neither, with 500: a mistake of ours, in the log under the request's id.`;

const row = (cells: readonly string[]) =>
  `| ${cells.map((text) => text.replaceAll("|", "\\|")).join(" | ")} |`;

function table(columns: readonly string[], rows: readonly (readonly string[])[]) {
  return [row(columns), row(columns.map(() => "---")), ...rows.map(row)].join("\n");
}

function timeOf(seconds: number) {
  if (seconds % 3_600 === 0) return seconds === 3_600 ? "an hour" : `${seconds / 3_600} hours`;
  return `${seconds / 60} minutes`;
}

function limitLine({ name, points, seconds, per, when }: DescribedProcedure["limits"][number]) {
  const condition = when ? `, counted when ${when}` : "";
  return `- \`${name}\`: ${points.toLocaleString("en")} in ${timeOf(seconds)} for ${per}${condition}`;
}

function inputOf({ name, inputs }: DescribedProcedure) {
  if (inputs.length === 0) return "Input: none";
  const rows = (inputs as Json[]).flatMap((input) => {
    if (input.additionalProperties !== false)
      throw new Error(`${name}: its input takes fields it does not list`);
    return inputRows(input);
  });
  const hasNotes = rows.some(([, , , note]) => note);
  const columns = ["Input", "Type", "", ...(hasNotes ? ["Note"] : [])];
  const shown = rows.map((cells) => cells.slice(0, columns.length));
  return table(columns, shown);
}

function outputOf(type: string) {
  if (type === "void") return "Output: none";
  const isFlat = type.lastIndexOf("{") <= 0;
  const line = type.replaceAll(/\n\s*/g, " ").replace("; }", " }");
  if (!type.includes("\n") || (isFlat && line.length <= 100)) return `Output: \`${line}\``;
  return `Output:\n\n\`\`\`ts\n${type}\n\`\`\``;
}

function section(procedure: DescribedProcedure, output: string) {
  const { name, kind, who, limits, refusals } = procedure;
  const refused = refusals.map(({ status, reason }) => `${status} \`${reason}\``).join(", ");
  return [
    `### ${name}`,
    `A ${kind} for ${who}.`,
    inputOf(procedure),
    outputOf(output.replaceAll("readonly ", "")),
    limits.length ? `Limits:\n\n${limits.map(limitLine).join("\n")}` : "",
    refused ? `Refuses with: ${refused}` : "",
  ];
}

const routerOf = (name: string) => name.slice(0, name.indexOf("."));
const anchor = (name: string) => name.toLowerCase().replaceAll(".", "");

/** The text of docs/procedures.md, made from the routers and the types they infer. */
export function proceduresPage() {
  const shapes = outputShapes(procedures.map(({ name }) => name));
  const who = Object.values(accesses).map(({ label, means }) => `- **${label}**: ${means}`);
  const reasons = Object.entries(refusalMeanings).map(([reason, meaning]) => [`\`${reason}\``, meaning]);
  const list = procedures.map(({ name, kind, who }) => [`[${name}](#${anchor(name)})`, kind, who]);
  const routers = new Set(procedures.map(({ name }) => routerOf(name)));
  const parts = [
    intro,
    `## Who may call\n\n${who.join("\n")}`,
    errors,
    table(["Reason", "What it means"], reasons),
    "## All procedures",
    table(["Procedure", "Kind", "Who may call"], list),
    ...[...routers].flatMap((router) => [
      `## ${router}`,
      ...procedures
        .filter(({ name }) => routerOf(name) === router)
        .flatMap((procedure) => section(procedure, shapes.get(procedure.name) ?? "")),
    ]),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
