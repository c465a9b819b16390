import { compactNumber } from './compactNumber';

/** Words that letterheads and invoices have before the number, without separators. Not those of other countries. */
const label =
  /^(?:RP[RM]\p{L}*|(?:BE|BTW|(?:DE)?TVA|VAT(?:NO)?|KBO|BCE|ONDERNEMINGS|D?ENTREPRISE|NUMMER|NUM[EÉ]RO|NUMBER|NR|N)*)$/u;
/** What may follow the number: the register of legal persons and its court, as in `RPR Gent`. */
const register = /^(?:RP[RM]\p{L}*)?$/u;

/** The ten digits of a Belgian enterprise (KBO) number, or `undefined` if the text does not have that form. */
function companyNumberDigits(text: string): string | undefined {
  const [, before = '', digits = '', after = ''] = /^(\p{L}*)(\d{9,10})(\p{L}*)$/u.exec(compactNumber(text)) ?? [];
  if (!label.test(before) || !register.test(after)) return undefined;
  if (/^[01]\d{9}$/.test(digits)) return digits;
  // Other countries have VAT numbers of nine digits too.
  return digits.length === 9 && /^$|BE$/.test(before) ? `0${digits}` : undefined;
}

/**
 * Whether the text is a Belgian enterprise number with valid check digits: 97 minus the first eight digits modulo 97.
 * Numbers may start with 0 or 1 and have their usual words around them: `BTW BE 0123.456.749 RPR Gent`.
 */
export function isCompanyNumber(text: string): boolean {
  const digits = companyNumberDigits(text);
  return digits !== undefined && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

/** A valid enterprise number as `0123.456.749`; any other text trimmed. */
export function formatCompanyNumber(text: string): string {
  const digits = isCompanyNumber(text) ? companyNumberDigits(text) : undefined;
  return digits === undefined ? text.trim() : `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`;
}
