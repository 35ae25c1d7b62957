/** Opens a channel between tabs. Returns null if the browser forbids it, as Firefox does while it blocks cookies. */
export function openChannel(name: string) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
