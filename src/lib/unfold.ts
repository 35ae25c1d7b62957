export function unfold(element: Element) {
  for (let part = element.closest("details"); part; part = part.parentElement?.closest("details") ?? null)
    part.open = true;
}
