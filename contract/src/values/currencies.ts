/** Whether a text is the code of a currency in use (ISO 4217). */
export function isCurrencyCode(text: string): boolean {
  return codes.has(text);
}

const codes = new Set(['EUR', 'USD', 'GBP', 'CHF']);
