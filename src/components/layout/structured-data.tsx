/** Browsers do not execute JSON-LD, so the content security policy needs no hash. */
export function StructuredData({ things }: { things: readonly { "@type": string }[] }) {
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with every < escaped
      dangerouslySetInnerHTML={{ __html: graph.replaceAll("<", "\\u003c") }}
    />
  );
}
