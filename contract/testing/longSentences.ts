/** The sentences of a text, or of an answer in HTML, that have more words than one reads at once. */
export function longSentences(text: string, maxWords = 25): string[] {
  return text
    .replaceAll(/<\/?(?:p|ul|ol|li)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .split(/\n|(?<=[.!?…][’)]?)\s+/)
    .filter((sentence) => (sentence.match(/[^\s]*[\p{L}\p{N}][^\s]*/gu) ?? []).length > maxWords);
}
