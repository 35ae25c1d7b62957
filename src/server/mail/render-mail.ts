import "server-only";
import { mailTexts } from "@/content/mails";
import { site } from "@/content/site";
import type { SiteContent } from "@/content/site-content";
import { endSentence } from "@/lib/end-sentence";
import { escapeHtml } from "@/lib/escape-html";
import { formatEmail } from "@/lib/format-email";
import { getSiteOrigin } from "../http/origin";
import type { MailContent } from "./define-mail";

/** Repeats the colours of tokens.css, because mail clients do not support custom properties. */
export const mailColours = {
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

const { ink, ink2, sand, paper, line, lagoon, gold, serif, sans } = mailColours;

/** The logo drawn with borders, because remote images would track who opens the email. */
export const mailMark = `<!--[if !mso]><!-->
<div class="gold" style="width:26px;height:13px;border:2px solid ${gold};border-bottom:0;border-radius:15px 15px 0 0;margin:0 0 0 5px"></div>
<div class="gold" style="width:40px;border-top:2px solid ${gold};font-size:0;line-height:0">&nbsp;</div>
<div class="gold" style="width:22px;border-top:2px solid ${gold};margin:3px 0 0 9px;font-size:0;line-height:0">&nbsp;</div>
<!--<![endif]-->`;

// Sets dark colours explicitly, because mail programs would otherwise invert the light colours.
const darkStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background: #10262b !important; }
    .sheet { background: #17343a !important; border-color: #33534f !important; }
    .ink, .ink a { color: #faf5ec !important; }
    .ink2, .ink2 a { color: #c4cfc6 !important; }
    .gold { border-color: #ddb772 !important; }
    .btn { background: #ddb772 !important; color: #10262b !important; }
    .rule { border-color: #33534f !important; }
  }
  @media (max-width: 480px) { .pad { padding-left: 24px !important; padding-right: 24px !important; } }`;

const renderLines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

/** A coach may write in a language that is read from right to left. */
function renderParagraph(text: string) {
  return `<p class="ink" dir="auto" style="margin:0 0 16px;color:${ink};font:400 17px/1.6 ${sans}">${renderLines(text)}</p>`;
}

function renderNote(html: string) {
  return `<p class="ink2" style="margin:0 0 12px;color:${ink2};font:400 14px/1.55 ${sans}">${html}</p>`;
}

/** Outlook for Windows ignores the padding of links, so the cell has a padding for Outlook. */
function renderButton({ label, url }: { label: string; url: string }) {
  const href = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0"><tr>
<td class="btn" style="border-radius:6px;background:${lagoon};mso-padding-alt:15px 28px"><a class="btn" href="${href}" style="display:inline-block;padding:15px 28px;border-radius:6px;background:${lagoon};color:${sand};font:600 17px/1.25 ${sans};text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>`;
}

function renderAddress(url: string) {
  const href = escapeHtml(url);
  const link = `<a href="${href}" style="color:${ink2};word-break:break-all">${href}</a>`;
  return renderNote(`${escapeHtml(mailTexts.linkNote)}<br>${link}`);
}

function renderUnsubscribeLink({ label, url }: { label: string; url: string }) {
  return renderNote(`<a href="${escapeHtml(url)}" style="color:${ink2}">${escapeHtml(label)}</a>`);
}

function renderFacts(facts: NonNullable<MailContent["facts"]>) {
  const rows = facts.map(
    ([name, value]) => `<tr>
<th class="ink2 rule" scope="row" style="padding:10px 16px 10px 0;border-top:1px solid ${line};color:${ink2};font:400 15px/1.5 ${sans};text-align:left;vertical-align:top;overflow-wrap:normal;word-break:normal">${escapeHtml(name)}</th>
<td class="ink rule" dir="auto" style="padding:10px 0;border-top:1px solid ${line};color:${ink};font:400 16px/1.5 ${sans};vertical-align:top">${renderLines(value)}</td>
</tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:8px 0 24px">${rows.join("\n")}</table>`;
}

/** A long name or address would otherwise make the email wider than a phone. */
const breakWords = "overflow-wrap:anywhere;word-break:break-word";

type FooterTexts = Pick<SiteContent, "tagline" | "support">;

/** The HTML has no remote content. For Outlook on Windows, which ignores max-width, a table has a fixed width. */
function renderHtml(content: MailContent, { tagline, support }: FooterTexts) {
  const {
    subject,
    preview,
    heading = subject,
    paragraphs,
    action,
    facts,
    note,
    unsubscribe,
    reason,
  } = content;
  const { footer } = mailTexts;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${sand}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div>
<table role="presentation" class="ground" cellpadding="0" cellspacing="0" border="0" width="100%" style="background:${sand}"><tr><td align="center" style="padding:32px 12px">
<!--[if mso]><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="600"><tr><td><![endif]-->
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:600px;${breakWords}">
<tr><td class="pad" style="padding:0 40px 20px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="vertical-align:middle">${mailMark}</td>
<td class="ink" style="padding-left:12px;color:${ink};font:400 26px/1 ${serif};vertical-align:middle">${escapeHtml(site.name)}</td>
</tr></table></td></tr>
<tr><td class="gold" style="border-top:2px solid ${gold};font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td class="sheet pad" style="padding:38px 40px 22px;border:1px solid ${line};border-radius:4px;background:${paper}">
<h1 class="ink" dir="auto" style="margin:0 0 24px;color:${ink};font:400 30px/1.15 ${serif};letter-spacing:-0.02em">${escapeHtml(heading)}</h1>
${paragraphs.map(renderParagraph).join("\n")}
${facts ? renderFacts(facts) : ""}
${action ? renderButton(action) : ""}
${action?.isOneTime ? renderAddress(action.url) : ""}
${note ? renderNote(renderLines(note)) : ""}
</td></tr>
<tr><td class="pad" style="padding:24px 40px">
${renderNote(escapeHtml(reason ?? footer.why))}
${unsubscribe ? renderUnsubscribeLink(unsubscribe) : ""}
${renderNote(`<a href="${escapeHtml(getSiteOrigin())}" style="color:${ink2}">${escapeHtml(site.name)}</a>. ${escapeHtml(endSentence(tagline))} ${escapeHtml(footer.write)} <a href="mailto:${escapeHtml(support)}" style="color:${ink2}">${escapeHtml(formatEmail(support))}</a>.`)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

function renderText(content: MailContent, { tagline, support }: FooterTexts) {
  const { subject, heading = subject, paragraphs, action, facts, note, unsubscribe, reason } = content;
  const { footer } = mailTexts;
  const blocks = [
    heading,
    ...paragraphs,
    facts?.map(([name, value]) => `${name}: ${value}`).join("\n"),
    action && `${action.label}\n${action.isOneTime ? `${mailTexts.plainLink}\n` : ""}${action.url}`,
    note,
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
    `-- \n${site.name}. ${endSentence(tagline)}\n${getSiteOrigin()}\n${footer.write} ${formatEmail(support)}.\n${reason ?? footer.why}`,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

export function renderMail(content: MailContent, texts: FooterTexts) {
  return { subject: content.subject, html: renderHtml(content, texts), text: renderText(content, texts) };
}
