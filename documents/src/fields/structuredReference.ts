/**
 * The structured reference (gestructureerde mededeling) as `+++090/9337/55493+++`, written with or without its marks.
 * `undefined` for other texts and wrong check digits: the first ten digits modulo 97, with 97 for 0 (Febelfin).
 */
export function readStructuredReference(text: string): string | undefined {
  const digits = text.replace(/[\s+*/.-]/g, '');
  if (!/^\d{12}$/.test(digits)) return undefined;
  if (Number(digits.slice(10)) !== (Number(digits.slice(0, 10)) % 97 || 97)) return undefined;
  return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
}
