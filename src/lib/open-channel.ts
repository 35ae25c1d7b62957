/** Returns null in a browser that forbids channels between tabs, as Firefox does while it blocks cookies. */
export function openChannel(name: string) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
