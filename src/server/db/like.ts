import "server-only";

/** A text as it stands for itself in a pattern of LIKE … ESCAPE '!'. */
export function likeText(text: string) {
  return text.replace(/[!%_]/g, "!$&");
}
