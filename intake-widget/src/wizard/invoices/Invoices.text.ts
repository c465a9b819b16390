import { otherPayees } from '@incasso/debts/otherPayees';
import { formatDate, type IsoDate } from '@incasso/contract/isoDate';
import type { Invoice, Party } from '@incasso/documents/Invoice';
import { otherDocumentLine, dueDayLine } from '@incasso/debts/settlementWords';
import type { Settlement } from '@incasso/debts/settleInvoices';
export const invoiceNoteText = {
  mark: 'uit uw e-factuur',
  proposal: 'In uw e-factuur:',
  take: 'Overnemen',
  takeAccount: 'Deze rekening gebruiken',
  takeNamed: (words: string, proposal: string) => `${words} uit uw e-factuur: ${proposal}`,
} as const;

export const accountQuestionText = {
  payInto: 'Storten op',
  fromInvoice: '(uit uw e-factuur)',
  yes: 'Ja',
  yesNamed: (account: string) => `Ja, storten op ${account}`,
  other: 'Andere rekening',
} as const;

/** How many of each kind were read: `2 e-facturen en 1 creditnota gelezen`. */
export function invoicesRead(documents: readonly Pick<Invoice, 'kind'>[]): string {
  const invoices = documents.filter(({ kind }) => kind === 'invoice').length;
  const creditNotes = documents.length - invoices;
  const parts = [
    invoices > 0 && (invoices === 1 ? '1 e-factuur' : `${invoices} e-facturen`),
    creditNotes > 0 && (creditNotes === 1 ? '1 creditnota' : `${creditNotes} creditnota’s`),
  ].filter((part) => part !== false);
  return `${parts.join(' en ')} gelezen`;
}

export const invoiceOverviewText = {
  title: ({ documents }: Settlement) => invoicesRead(documents),
  refused: (count: number) => (count === 1 ? '1 bestand niet gelezen' : `${count} bestanden niet gelezen`),
  takeBack: 'Ongedaan maken',
  takenBack: 'Wat wij invulden, is gewist.',
  sellers: (sellers: readonly Party[]) =>
    `Deze e-facturen zijn van verschillende verkopers: ${sellers.map(({ legalName, tradingName }) => legalName ?? tradingName ?? 'onbekend').join(', ')}. Dien per verkoper een aanvraag in.`,
  /** Warnings before the visitor relies on the sums and on the account. */
  cautions: ({ owed, documents, otherDocuments }: Settlement, today: IsoDate) => [
    ...owed.flatMap((invoice) => {
      const line = dueDayLine(invoice);
      return line === undefined ? [] : [`Kijk na: ${line}`];
    }),
    ...owed.flatMap(({ number, dueDate }) =>
      dueDate === undefined || dueDate < today
        ? []
        : [`Factuur ${number} vervalt pas op ${formatDate(dueDate)}: tot dan kunnen we nog niets vorderen.`],
    ),
    ...otherPayees(documents).map((words) => `${words} We stellen die rekening niet voor.`),
    ...otherDocuments.map((other) => `Kijk na: ${otherDocumentLine(other)}`),
  ],
} as const;
