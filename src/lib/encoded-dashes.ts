/** Matches percent-encoded dashes, into which mail programs and word processors turn the hyphens of a link. */
export const encodedDashes = /%e2%(?:80%9[0-5]|88%92)|%ef%(?:bc%8d|b9%(?:98|a3))/gi;
