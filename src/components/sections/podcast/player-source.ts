export type PlayerSource = { src: string; host: string; containerId: string };

const SAMPLE_HOST = /\.(example|invalid|test)$/;

/**
 * Where the player comes from, or null while no real script is configured: the sample address lies in a
 * domain that can never exist (RFC 2606). Hosts name the element they fill in `container_id`.
 */
export function playerSource(script: string): PlayerSource | null {
  const url = URL.parse(script);
  if (!url || !/^https?:$/.test(url.protocol) || SAMPLE_HOST.test(url.hostname)) return null;
  return {
    src: url.href,
    host: url.host,
    containerId: url.searchParams.get("container_id") ?? "podcast-player",
  };
}
