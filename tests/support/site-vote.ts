export function voteAt(url: string, slug: string, headers: Record<string, string> = {}) {
  return fetch(`${url}/api/trpc/futureApps.vote`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
    body: JSON.stringify({ json: { slug } }),
  });
}
