export function saveFile(name: string, type: string, content: string) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Revokes the URL later, because Safari reads it with a delay.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
