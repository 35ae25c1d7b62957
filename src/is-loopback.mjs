/**
 * Returns whether a host is this machine. This file has no imports, because commands need it before packages are
 * installed.
 * @param {string} host a name or an address
 */
export function isLoopback(host) {
  return /^(.*\.)?localhost$|^127(\.\d+){3}$|^(::1|\[::1\])$/.test(host);
}

/**
 * Returns whether a name is under a top-level name of private networks (RFC 6762, appendix G), Kubernetes or Consul.
 * @param {string} name in lower case
 */
export function isInternalName(name) {
  return /\.(internal|intranet|private|corp|home|local|localdomain|lan|home\.arpa|svc|consul)$/.test(name);
}
