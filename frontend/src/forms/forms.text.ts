export const formsText = {
  required: 'verplicht',
  optional: 'niet verplicht',
  choose: 'Kies',
  errorPrefix: 'Fout:',
  errorCount: (count: number) => (count === 1 ? '1 fout' : `${String(count)} fouten`),
} as const;
