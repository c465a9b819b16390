const maxCharacters = 80;

/** A name short enough for a subject. */
export function shortened(name: string): string {
  const characters = Array.from(name);
  return characters.length <= maxCharacters ? name : `${characters.slice(0, maxCharacters - 1).join('')}…`;
}
