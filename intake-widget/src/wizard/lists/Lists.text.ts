import type { DebtTextName } from '@incasso/debts/debtFields';
import type { LeftOut, ListReading } from '@incasso/debts/readList';

const rows = (count: number) => (count === 1 ? '1 factuur' : `${String(count)} facturen`);

export const listsText = {
  title: 'Een lijst overnemen',
  /** A pasted list has no name. */
  titleOf: (name: string) => (name === '' ? 'Geplakte lijst' : `Lijst: ${name}`),
  how: 'Kopieer de rijen in Excel of uw boekhoudprogramma, met de titels erboven, en plak ze hier. Of kies de lijst als bestand (.xlsx of .csv).',
  paste: 'Plak de rijen hier',
  choose: 'Lijst kiezen',
  label: 'Lijst van openstaande facturen',
  cancel: 'Annuleren',
  reading: 'De lijst wordt gelezen…',
  failed: 'We kunnen deze lijst niet lezen. Bewaar ze in Excel als .xlsx of .csv en kies ze opnieuw.',
  empty: 'We vinden geen bedragen in deze lijst. Duid aan in welke kolom ze staan, of kies een andere lijst.',
  columns: 'Klopt het dat dit in deze kolommen staat?',
  fields: {
    debtor: 'Debiteur',
    amount: 'Openstaand bedrag',
    invoice: 'Factuurnummer',
    issueDate: 'Factuurdatum',
    dueDate: 'Vervaldag',
    number: 'KBO-nummer',
    email: 'E-mail',
  } satisfies Partial<Record<DebtTextName, string>>,
  noColumn: 'Niet in de lijst',
  columnName: (letter: string, name: string) => (name === '' ? letter : `${letter}: ${name.slice(0, 40)}`),
  dueDate: (day: string) => `vervaldag ${day}`,
  rows: 'Welke facturen neemt u over?',
  search: 'Zoek een debiteur of nummer',
  all: 'Alle aanvinken',
  none: 'Alle uitvinken',
  more: (count: number) => `Nog ${rows(count)} tonen`,
  leftOut: ({ entries }: ListReading) => {
    const parts = Object.entries(whyWords).flatMap(([why, words]) => {
      const count = entries.filter(({ leftOut }) => leftOut === why).length;
      return count === 0 ? [] : [`${String(count)} ${why === 'total' && count > 1 ? 'totalen' : words}`];
    });
    return `Weggelaten: ${parts.join(', ')}`;
  },
  why: (leftOut: LeftOut) => whyWords[leftOut],
  found: (count: number) => `${rows(count)} gevonden.`,
  full: (max: number) =>
    `Er passen ${String(max)} facturen in de tabel. Vink eerst een andere uit, of stuur de hele lijst mee als document.`,
  send: 'Stuur het bestand zelf ook mee, met al zijn rijen',
  isDocument: 'Het bestand zelf blijft bij uw documenten, met al zijn rijen.',
  onlyRows:
    'Alleen de aangevinkte rijen komen in uw aanvraag. Wilt u ook de lijst zelf meesturen, bewaar ze dan als .xlsx en voeg ze toe aan uw documenten.',
  take: (count: number) => `${rows(count)} overnemen`,
  offer: (name: string, count: number) => `In ${name} staan ${rows(count)}.`,
  takeOffer: 'In de tabel zetten',
  takeOfferNamed: (name: string) => `Facturen uit ${name} in de tabel zetten`,
} as const;

const whyWords: Record<LeftOut, string> = {
  paid: 'betaald',
  total: 'totaal',
  known: 'al in de tabel',
  unclear: 'zonder bedrag',
};
