import { invoiceLimits } from '../invoice/invoiceLimits';

const besideEquals = /\s=|=\s/;
const whiteSpace = ' \t\r\n';

/**
 * Removes white space around the `=` of attributes, which XML allows and saxen rejects. Values and texts do not change,
 * except text in CDATA and comments that looks like a tag.
 */
export function closeUpAttributes(xml: string): string {
  return xml.split('<').map(closeUpTag).join('<');
}

/** `piece` begins after `<`. */
function closeUpTag(piece: string): string {
  const hasWhiteSpace = besideEquals.test(piece.slice(0, invoiceLimits.maxTagLength));
  if (!hasWhiteSpace || piece.startsWith('!') || piece.startsWith('?')) return piece;
  let closed = '';
  let space = '';
  let quote = '';
  for (let index = 0; index < piece.length; index += 1) {
    const character = piece.charAt(index);
    if (quote === '') {
      if (character === '>') return closed + space + piece.slice(index);
      if (whiteSpace.includes(character)) {
        space += character;
        continue;
      }
      if (character !== '=' && !closed.endsWith('=')) closed += space;
      space = '';
      if (character === '"' || character === "'") quote = character;
    } else if (character === quote) quote = '';
    closed += character;
  }
  return closed + space;
}
