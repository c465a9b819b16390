import type { PasteFault } from '@incasso/debts/readPastedDebts';

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
  title: 'Veel facturen? Plak ze uit Excel',
  label: 'Rijen uit Excel',
  columns: 'Vier kolommen, in deze volgorde: Debiteur, Factuurnummer, Vervaldag, Openstaand bedrag.',
  take: 'In de tabel zetten',
  taken: (count: number) => `${invoices(count)} overgenomen.`,
  empty: 'Plak eerst uw rijen.',
  full: (room: number) =>
    `We namen niets over: in de tabel is nog plaats voor ${invoices(room)}. Voeg de rijen als Excel-bestand toe aan uw documenten.`,
  faults: faultsInWords,
} as const;
