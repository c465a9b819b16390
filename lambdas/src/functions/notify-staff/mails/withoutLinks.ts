/** The word joiner: invisible, without a line break */
const joiner = '\u2060';

/**
 * Breaks up what mail programs turn into a link, which differs between them: after the colon and slashes of a scheme,
 * after the at sign of an address, and after each dot before a letter, as in a host name.
 */
export function withoutLinks(text: string): string {
  return text.replace(/:\/*(?=\S)|@|[.\u3002\uff0e\uff61](?=[\p{L}\p{N}_-]*\p{L})/gu, `$&${joiner}`);
}
