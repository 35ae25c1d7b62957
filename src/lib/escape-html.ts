const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for HTML content and attribute values. */
export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
