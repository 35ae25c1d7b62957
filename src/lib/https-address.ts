const host = /^(?:[a-z\d_](?:[a-z\d_-]*[a-z\d_])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/;

/** Returns whether a text is a whole https address without a user name or a password. */
export function isHttpsAddress(text: string) {
  // Without both slashes browsers read an https address as a path of this site.
  if (!/^https:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return host.test(hostname) && !username && !password;
}
