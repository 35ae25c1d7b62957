const timeoutMs = 20_000;

/** Resolves when the script has loaded, and rejects when it fails or takes longer than 20 seconds. */
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
