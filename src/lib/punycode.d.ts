declare module "punycode.js" {
  const punycode: Record<"toASCII" | "toUnicode", (domain: string) => string>;
  export default punycode;
}
