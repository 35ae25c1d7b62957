const timeoutMs = 20_000;

/** Rejects when the script fails or takes longer than 20 seconds to load. */
export function loadScript(src: string, place: HTMLElement) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    const timer = setTimeout(() => settle(reject), timeoutMs);
    function settle(end: () => void) {
      clearTimeout(timer);
      script.onload = null;
      script.onerror = null;
      end();
    }
    script.async = true;
    script.referrerPolicy = "strict-origin";
    script.onload = () => settle(resolve);
    script.onerror = () => settle(reject);
    script.src = src;
    place.append(script);
  });
}
