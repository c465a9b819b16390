/** The text of a mail without the signature that all mails share. */
export function bodyOf(text: string): string {
  return text.slice(0, text.indexOf('\n\n--\n'));
}

/** A section of a mail's text: from its `title` to the section that begins with `next`. */
export function sectionOf(text: string, title: string, next = 'Antwoord op deze mail'): string {
  const start = text.indexOf(title);
  return text.slice(start, text.indexOf(`\n\n${next}`, start));
}
