/** Escaped markup. */
export class Markup {
  constructor(readonly text: string) {}
}

type Piece = string | number | Markup | readonly Markup[];

/** Builds markup. Values are escaped, unless they are `Html` themselves. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(strings.map((text, place) => text + render(pieces[place] ?? '')).join(''));
}

function render(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(({ text }) => text).join('');
  return String(piece).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
