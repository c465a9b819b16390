import type { Settlement } from '@incasso/debts/settleInvoices';

export const invoiceReportText = {
  refused: (count: number) => (count === 1 ? '1 bestand niet gelezen' : `${count} bestanden niet gelezen`),
  severalSellers: (names: readonly string[]) =>
    `Deze e-facturen zijn van verschillende verkopers: ${names.join(', ')}. Dien per verkoper een aanvraag in.`,
  unknownSeller: 'onbekend',
  check: (line: string) => `Kijk na: ${line}`,
  accountLeftOut: (words: string) => `${words} Die rekening vullen we niet in.`,
} as const;

/** How many of each kind were read: `2 e-facturen en 1 creditnota gelezen`. */
export function invoicesRead({ documents }: Settlement): string {
  const invoices = documents.filter(({ kind }) => kind === 'invoice').length;
  const creditNotes = documents.length - invoices;
  const parts = [
    invoices > 0 && (invoices === 1 ? '1 e-factuur' : `${invoices} e-facturen`),
    creditNotes > 0 && (creditNotes === 1 ? '1 creditnota' : `${creditNotes} creditnota’s`),
  ].filter((part) => part !== false);
  return `${parts.join(' en ')} gelezen`;
}
