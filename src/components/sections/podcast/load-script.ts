const timeoutMs = 20_000;

/** Rejects when the script fails or takes longer than 20 seconds to load. */
export function loadScript(src: string, place: HTMLElement) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    setTimeout(reject, timeoutMs);
    script.referrerPolicy = "strict-origin";
    script.onload = () => resolve();
    script.onerror = reject;
    script.src = src;
    place.append(script);
  });
}
