const names = [
  "Noor\r\nBcc: evil@evil.example",
  "Noor\nTo: evil@evil.example",
  '"Noor" <evil@evil.example>',
  "Noor, evil@evil.example",
  "Noor; evil@evil.example",
  "=?utf-8?q?Noor=0D=0ABcc:_evil=40evil.example?=",
  "=?utf-8?b?Tm9vcg0KQmNjOiBldmlsQGV2aWwuZXhhbXBsZQ==?=",
  "%0d%0aBcc:%20evil@evil.example",
  "Noor\\r\\nBcc: evil@evil.example",
  "Noor\u2028Bcc: evil@evil.example",
  "Noor\u0085Bcc: evil",
  "Noor\u0000",
  "\u202eroon",
  "<script>alert(1)</script>",
  "</title><a href=x>",
  "{{7*7}}#{7*7}",
  "Noor\r\n.\r\nMAIL FROM:<evil@evil.example>",
  "n".repeat(100),
  "ж".repeat(100),
  "🌅".repeat(50),
  "=SUM(A1:A9)",
  "'; DROP TABLE outbox; --",
];

const addresses = [
  (n: number) => `noor${n}@example.org`,
  (n: number) => `Noor.${n}+list@Example.org`,
  (n: number) => `o'noor${n}@example.org`,
  (n: number) => `noor-${n}_=x@sub.example.org`,
  (n: number) => `${"n".repeat(60 - `${n}`.length)}${n}@${"d".repeat(60)}.example`,
  (n: number) => `noor${n}@example.org,evil@evil.example`,
  (n: number) => `noor${n}@example.org, evil@evil.example`,
  (n: number) => `noor${n}@example.org\r\nBcc: evil@evil.example`,
  (n: number) => `noor${n}@example.org>\r\nRCPT TO:<evil@evil.example`,
  (n: number) => `Noor <noor${n}@example.org>`,
  (n: number) => `"noor ${n}"@example.org`,
  (n: number) => `noor${n}@example.org@evil.example`,
  (n: number) => `friends:noor${n}@example.org,evil@evil.example;`,
  (n: number) => `noor${n}@[127.0.0.1]`,
  (n: number) => `noor${n}@exämple.org`,
  (n: number) => `noor${n}@example.org\u0000`,
  (n: number) => `<noor${n}@example.org>`,
  (n: number) => `noor${n}%evil@example.org`,
  (n: number) => `noor${n}@example.org NOTIFY=SUCCESS`,
  (n: number) => ` noor${n}@example.org `,
];

/** Returns names and addresses that try to add a recipient; the first 44 pairs contain each of them. */
export function hostilePairs(count: number) {
  return Array.from({ length: count }, (_, n) => ({
    name: names[(n + Math.floor(n / addresses.length)) % names.length] ?? "",
    email: addresses[n % addresses.length]?.(n) ?? "",
  }));
}
