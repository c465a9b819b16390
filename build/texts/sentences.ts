/** Words as a reader counts them: figures and words with a hyphen are one. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[.,'’/:-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The sentences of a text. A text without an end sign, such as a title, is one. */
export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?…][)’”]?)\s+(?=[\p{Lu}\p{N}‘“(✓])/u).filter((sentence) => wordsIn(sentence).length > 0);
}
