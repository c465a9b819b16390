/** The ten digits of a Belgian enterprise (KBO) number, or `undefined` when the text does not have that form. */
function companyNumberDigits(text: string): string | undefined {
  const digits = text.replace(/^\s*BE/i, '').replace(/[\s.\-/]/g, '');
  if (/^[01]\d{9}$/.test(digits)) return digits;
  return /^\d{9}$/.test(digits) ? `0${digits}` : undefined;
}

/**
 * Whether the text is a Belgian enterprise number with valid check digits: 97 minus the first eight digits modulo 97.
 * Dots, spaces and a `BE` prefix are tolerated; numbers may start with 0 or 1.
 */
export function isCompanyNumber(text: string): boolean {
  const digits = companyNumberDigits(text);
  return digits !== undefined && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

/** A valid enterprise number as `0123.456.749`; any other text as it is, without the space around it. */
export function formatCompanyNumber(text: string): string {
  const digits = isCompanyNumber(text) ? companyNumberDigits(text) : undefined;
  return digits === undefined ? text.trim() : `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`;
}
