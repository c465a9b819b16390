import { dayInWords } from '@incasso/contract/isoDate';
import { unbrokenMoney, type Money } from '@incasso/debts/money';
import { readDate, type DateOrder } from '@incasso/debts/readDate';
import type { DebtValues } from '@incasso/debts/debtFields';
import { columnInWords, debtInBrief } from '@incasso/debts/debtWords';
import type { ListColumnName } from '@incasso/debts/listColumns';
import type { LeftOut, ListReading } from '@incasso/debts/readList';

/** Why a row is not ticked at first. */
export type WhyUnticked = LeftOut | 'known';

const rows = (count: number) => (count === 1 ? '1 factuur' : `${String(count)} facturen`);
const money = ({ amount, currency }: Money) => unbrokenMoney(amount, currency);

const whyWords: Record<WhyUnticked, string> = {
  paid: 'betaald',
  total: 'totaal',
  known: 'al in de tabel',
  unclear: 'zonder bedrag',
};

export const listsText = {
  titleOf: (name: string) => (name === '' ? 'Geplakte lijst' : `Lijst: ${name}`),
  decline: 'Annuleren',
  reading: 'De lijst wordt gelezen…',
  failed: 'We kunnen deze lijst niet lezen. Bewaar ze als .csv of plak haar rijen in de tabel.',
  found: (count: number, name: string) => `${rows(count)} in ${name === '' ? 'de geplakte lijst' : name}`,
  empty: 'We vinden geen bedragen in deze lijst. Duid aan in welke kolom ze staan.',
  asked: 'Wat staat in welke kolom?',
  isWrong: 'Kolommen kloppen? Wijzigen',
  fields: {
    debtor: 'Debiteur',
    amount: 'Openstaand bedrag',
    minus: 'Al betaald',
    currency: 'Munt',
    side: 'Debet of credit',
    invoice: 'Factuurnummer',
    issueDate: 'Factuurdatum',
    dueDate: 'Vervaldag',
    number: 'KBO-nummer',
    email: 'E-mail',
    kind: 'Factuur of creditnota',
    status: 'Betaald of niet',
    disputed: 'Betwist',
  } satisfies Record<ListColumnName, string>,
  choose: 'Kies…',
  dateIs: (date: string) => `Welke dag is ${date}?`,
  dayOf: (date: string, order: DateOrder) => dayInWords(readDate(date, order) ?? ''),
  unused: 'Iets anders',
  columnIs: (number: number, head: string) => `Kolom ${String(number)}${head === '' ? '' : `: ${head}`}`,
  all: 'Alle openstaande',
  why: whyWords,
  row: (values: DebtValues, why: WhyUnticked | undefined) => {
    const due = values.dueDate !== '' && `vervaldag ${columnInWords('dueDate', values)}`;
    return [debtInBrief(values), due, why && whyWords[why]].filter(Boolean).join(', ');
  },
  leftOut: (reasons: readonly WhyUnticked[]) => {
    const parts = Object.entries(whyWords).flatMap(([why, words]) => {
      const count = reasons.filter((reason) => reason === why).length;
      return count === 0 ? [] : [`${String(count)} ${why === 'total' && count > 1 ? 'totalen' : words}`];
    });
    return parts.length === 0 ? '' : `Niet aangevinkt: ${parts.join(', ')}.`;
  },
  unread: (unread: ListReading['unread']) => {
    const parts = [
      unread.rows > 0 && (unread.rows === 1 ? '1 rij zonder bedrag' : `${String(unread.rows)} rijen zonder bedrag`),
      unread.sheets > 0 && (unread.sheets === 1 ? '1 ander werkblad' : `${String(unread.sheets)} andere werkbladen`),
    ].filter((part) => part !== false);
    return parts.length === 0 ? '' : `Niet gelezen: ${parts.join(' en ')}.`;
  },
  sum: (sums: readonly Money[]) => `Aangevinkt: ${sums.map(money).join(' en ') || 'niets'}.`,
  ownTotal: (total: Money) => `Totaal in de lijst zelf: ${money(total)}.`,
  full: (max: number) => `Er passen ${String(max)} facturen in de tabel. Vink eerst een andere uit.`,
  over: (room: number, over: number) => `In de tabel passen nog ${rows(room)}. Vink er ${String(over)} uit.`,
  onlyRows: 'Alleen de aangevinkte rijen komen in uw aanvraag, niet de lijst zelf.',
  isDocument: 'Het bestand zelf blijft bij uw documenten, met al zijn rijen.',
  take: (count: number) => `${rows(count)} overnemen`,
} as const;
