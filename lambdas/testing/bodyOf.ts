/** The text of a mail without the signature that all mails share. */
export function bodyOf(text: string): string {
  return text.slice(0, text.indexOf('\n\n--\n'));
}
