import { compactNumber } from './compactNumber';

const ibanForm = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

function compact(text: string): string {
  return compactNumber(text).replace(/^IBAN(?:NUMMER|NR)?/, '');
}

/**
 * Whether the text is an IBAN with valid check digits (ISO 13616, modulo 97), grouped or not, with or without `IBAN` in
 * front.
 */
export function isIban(text: string): boolean {
  const iban = compact(text);
  if (!ibanForm.test(iban)) return false;
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** A valid IBAN in groups of four; any other text trimmed. */
export function formatIban(text: string): string {
  return isIban(text) ? compact(text).replace(/(.{4})(?=.)/g, '$1 ') : text.trim();
}
