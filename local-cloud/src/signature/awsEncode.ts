/** Percent-encodes as Signature Version 4 wants it: all but letters, digits and `-._~`. */
export function awsEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
