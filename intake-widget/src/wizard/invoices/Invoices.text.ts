import { otherPayees } from '@incasso/debts/otherPayees';
import { otherDocumentLine, dueDayLine } from '@incasso/debts/settlementWords';
import type { Settlement } from '@incasso/debts/settleInvoices';

export const invoiceReportText = {
  refused: (count: number) => (count === 1 ? '1 bestand niet gelezen' : `${count} bestanden niet gelezen`),
  /** Warnings before the visitor relies on the answers and the sums. */
  cautions: ({ sellers, owed, documents, otherDocuments }: Settlement) => [
    ...(sellers.length > 1
      ? [
          `Deze e-facturen zijn van verschillende verkopers: ${sellers.map(({ legalName, tradingName }) => legalName ?? tradingName ?? 'onbekend').join(', ')}. Dien per verkoper een aanvraag in.`,
        ]
      : []),
    ...owed.flatMap((invoice) => {
      const line = dueDayLine(invoice);
      return line === undefined ? [] : [`Kijk na: ${line}`];
    }),
    ...otherPayees(documents).map((words) => `${words} Die rekening vullen we niet in.`),
    ...otherDocuments.map((other) => `Kijk na: ${otherDocumentLine(other)}`),
  ],
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
