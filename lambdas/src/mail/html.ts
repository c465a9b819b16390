import { escapeHtml } from '@incasso/contract/escapeHtml';
import { isRightToLeft } from './isRightToLeft';

export class Html {
  constructor(readonly markup: string) {}
}

type Insert = string | number | Html | readonly Html[] | undefined;

/** A template of HTML: inserted values are escaped, except `Html`. `undefined` inserts nothing. */
export function html(parts: TemplateStringsArray, ...inserts: readonly Insert[]): Html {
  return new Html(parts.map((part, index) => part + markupOf(inserts[index])).join(''));
}

function markupOf(insert: Insert): string {
  if (insert === undefined) return '';
  if (insert instanceof Html) return insert.markup;
  if (typeof insert === 'object') return insert.map((item) => item.markup).join('');
  return escapeHtml(String(insert));
}

/** Escapes a text and keeps its line breaks. A line with Arabic or Hebrew letters turns no text beside it around. */
export function htmlLines(text: string): Html {
  const lines = text
    .split('\n')
    .map((line) => (isRightToLeft(line) ? `<bdi>${escapeHtml(line)}</bdi>` : markupOf(line)));
  return new Html(lines.join('<br>'));
}

/** The `mailto:` link of an address. Its local part may contain `?` and `&`, which would add recipients and a text. */
export function mailLink(address: string): string {
  const [, name = address, domain = ''] = /^(.*)(@[^@]*)$/s.exec(address) ?? [];
  return `mailto:${encodeURIComponent(name)}${domain}`;
}

/** The `tel:` link of a number; none for a text without digits. */
export function phoneLink(number: string): { href?: string } {
  return /\d/.test(number) ? { href: `tel:${number.replace(/[^\d+]/g, '')}` } : {};
}
