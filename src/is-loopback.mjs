/**
 * Returns whether a host is this machine. This file has no imports, because commands need it before packages are
 * installed.
 * @param {string} host a name or an address
 */
export function isLoopback(host) {
  return /^(.*\.)?localhost$|^127(\.\d+){3}$|^(::1|\[::1\])$/.test(host);
}
