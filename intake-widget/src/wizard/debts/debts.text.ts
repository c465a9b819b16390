import type { DebtCaution } from '@incasso/debts/cautionsOf';
import type { PasteFault } from '@incasso/debts/readPastedDebts';

export const debtTableText = {
  title: 'Openstaande facturen',
  hint: 'Niet verplicht.',
  attention: (count: number) => (count === 1 ? '1 vraagt aandacht' : `${String(count)} vragen aandacht`),
  row: (number: number, isCredit: boolean) => `${isCredit ? 'Creditnota' : 'Factuur'} ${String(number)}`,
  change: (row: string, words: string) => `${words}. ${row} aanpassen`,
  heads: { debtor: 'Debiteur', invoice: 'Factuur', dueDate: 'Vervaldag', amount: 'Openstaand bedrag' },
  /** Shorter than the name of the column, to keep to one line. */
  number: 'KBO-nummer debiteur',
  unnamed: 'Debiteur nog niet ingevuld',
  due: 'vervaldag',
  disputed: 'betwist',
  showAll: (count: number) => `Alle ${String(count)} tonen`,
  showFewer: 'Minder tonen',
  readFrom: (documentName: string) => `uit ${documentName}`,
  add: 'Factuur toevoegen',
  close: 'Klaar',
  closeNamed: (row: string) => `Klaar met ${row.toLowerCase()}`,
  full: (count: number) => `Meer dan ${String(count)} facturen? Voeg een Excel-bestand toe aan uw documenten.`,
  remove: 'Verwijderen',
  removeNamed: (row: string) => `Verwijderen: ${row.toLowerCase()}`,
  removeDocument: 'Document verwijderen',
  removeDocumentNamed: (documentName: string) => `Document verwijderen: ${documentName}, met deze factuur`,
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

/** How many lines at fault are named. */
const maxNamed = 3;

const words: Record<PasteFault['wrong'][number][0], (cell: string) => string> = {
  columns: () => 'geen vier kolommen',
  total: () => 'dit is een totaal, laat het weg',
  debtor: (cell) => (cell === '' ? 'de debiteur ontbreekt' : 'de debiteur is te lang'),
  invoice: () => 'het factuurnummer is te lang',
  dueDate: (cell) => `de vervaldag ‘${cell}’ kunnen we niet als dag lezen (dd/mm/jjjj)`,
  amount: (cell) => (cell === '' ? 'het bedrag ontbreekt' : `het bedrag ‘${cell}’ kunnen we niet lezen`),
};

const invoices = (count: number) => (count === 1 ? '1 factuur' : `${String(count)} facturen`);

function faultsInWords(faults: readonly PasteFault[]): string {
  const named = faults.slice(0, maxNamed).map(({ line, wrong }) => {
    const all = wrong.map(([what, cell]) => words[what](cell.slice(0, 40)));
    return `Regel ${String(line)}: ${all.join(', ')}.`;
  });
  const left = faults.length - named.length;
  if (left > 0) named.push(left === 1 ? 'En nog 1 regel.' : `En nog ${String(left)} regels.`);
  return ['We namen niets over. Pas dit aan en probeer het opnieuw.', ...named].join('\n');
}

export const pasteRowsText = {
  title: 'Plakken uit Excel',
  label: 'Rijen uit Excel',
  columns: 'Vier kolommen, in deze volgorde: Debiteur, Factuurnummer, Vervaldag, Openstaand bedrag.',
  take: 'In de tabel zetten',
  taken: (count: number) => `${invoices(count)} overgenomen.`,
  empty: 'Plak eerst uw rijen.',
  full: (room: number) =>
    `We namen niets over: in de tabel is nog plaats voor ${invoices(room)}. Voeg de rijen als Excel-bestand toe aan uw documenten.`,
  faults: faultsInWords,
} as const;
