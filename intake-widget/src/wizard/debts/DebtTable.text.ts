import type { DebtCaution } from '@incasso/debts/cautionsOf';
import { unbrokenMoney, type Money } from '@incasso/debts/money';

const inWords = ({ amount, currency }: Money) => unbrokenMoney(amount, currency);
const invoices = (count: number) => (count === 1 ? '1 factuur' : `${String(count)} facturen`);

export const debtTableText = {
  title: 'Openstaande facturen',
  hint: 'Niet verplicht.',
  total: (count: number, sums: readonly Money[]) => `${invoices(count)} · ${sums.map(inWords).join(' en ')}`,
  ofDebtor: (debtor: string) => `Samen, ${debtor || 'debiteur nog niet ingevuld'}`,
  attention: (count: number) => (count === 1 ? '1 vraagt aandacht' : `${String(count)} vragen aandacht`),
  row: (number: number, isCredit: boolean) => `${isCredit ? 'Creditnota' : 'Factuur'} ${String(number)}`,
  change: (row: string, words: string) => `${row} aanpassen: ${words}`,
  heads: ['Debiteur', 'Factuur', 'Vervaldag', 'Bedrag', 'Betwist'],
  unnamed: 'Debiteur nog niet ingevuld',
  due: 'vervalt',
  disputed: 'betwist',
  showAll: (count: number) => `Alle ${String(count)} tonen`,
  showFewer: 'Minder tonen',
  readFrom: (documentName: string) => `uit ${documentName}`,
  add: 'Factuur toevoegen',
  close: 'Klaar',
  closeNamed: (row: string) => `Klaar met ${row.toLowerCase()}`,
  full: (count: number) => `Meer dan ${String(count)} facturen? Voeg een Excel-bestand toe aan uw documenten.`,
  remove: 'Verwijderen',
  removeNamed: (row: string) => `${row} verwijderen`,
  removeDocument: 'Document verwijderen',
  removeDocumentNamed: (documentName: string) => `Document ${documentName} verwijderen, met deze factuur`,
  gone: 'U verwijderde het document van deze factuur. Houdt u wat u zelf invulde?',
  keep: 'Factuur houden',
  looksLike: (other: string, more: number) => `Ze lijkt op ${other}${more === 0 ? '' : ` en op nog ${String(more)}`}.`,
  isSame: 'Eén factuur: deze weg',
  areTwo: 'Twee facturen',
  useTotal: (total: string) => `Nee, ${total} staat open`,
  cautions: {
    own_name: 'Dit is uw eigen bedrijf. Klopt dat?',
    own_number: 'Dit is uw eigen KBO-nummer. Klopt dat?',
    own_email: 'Dit is uw eigen e-mailadres. Klopt dat?',
    perhaps_double: 'Staat deze factuur er twee keer?',
    doubtful_amount: 'Klopt dit bedrag?',
    nothing_due: 'Volgens de e-factuur is alles betaald. Klopt dat?',
    credit_elsewhere: 'Op welke factuur is dit een creditnota? Ze gaat nu van het totaal af.',
    doubtful_issue_date: 'Klopt deze factuurdatum?',
    doubtful_due_date: 'Klopt deze vervaldag?',
  } satisfies Record<DebtCaution, string>,
} as const;
