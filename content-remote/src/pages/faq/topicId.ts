/** The place of a topic in the page's address: `Betwist of onbetwist` becomes `thema-betwist-of-onbetwist`. */
export function topicId(title: string): string {
  return `thema-${title.toLowerCase().replaceAll(' ', '-')}`;
}
